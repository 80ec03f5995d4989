// The tab's title counts what is ready, and is as it was when nothing is, or when the farm is left.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useReadyTitle } from "./useReadyTitle.ts";

function Ready({ tab }: { tab: { title: string } }) {
  const [ready, set] = useState(0);
  useReadyTitle(ready, tab);
  return [7, 3, 0].map((count) => (
    <button key={count} type="button" onClick={() => set(count)}>
      {count}
    </button>
  ));
}

test("a title counts what is ready, and no title is left behind", async () => {
  const tab = { title: "Play" };
  const { unmount } = mount(<Ready tab={tab} />);
  const press = (name: string) => page.getByRole("button", { name }).click();
  expect(tab.title).toBe("Play");
  await press("7");
  expect(tab.title).toBe("(7) Play");
  await press("3");
  expect(tab.title).toBe("(3) Play");
  await press("0");
  expect(tab.title).toBe("Play");
  await press("7");
  // The next page has said its own already.
  tab.title = "Rules";
  unmount();
  expect(tab.title).toBe("Rules");
});
