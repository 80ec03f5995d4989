import { mount } from "@loamstead/ui/testing/mount.tsx";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { useBadge } from "./useBadge.ts";

type Badge = Parameters<typeof useBadge>[1];

function Farm({ badge }: { badge: Badge }) {
  const [ready, setReady] = useState(7);
  useBadge(ready, badge);
  return (
    <button type="button" onClick={() => setReady(0)}>
      Bring in
    </button>
  );
}

test("the icon shows what is ready, and nothing once it is brought in", async () => {
  const badge = {
    setAppBadge: vi.fn(() => Promise.reject(new Error("not installed"))),
    clearAppBadge: vi.fn(async () => undefined),
  };
  mount(<Farm badge={badge} />);
  await vi.waitFor(() => expect(badge.setAppBadge).toHaveBeenLastCalledWith(7));
  expect(badge.clearAppBadge).not.toHaveBeenCalled();
  await page.getByRole("button").click();
  await vi.waitFor(() => expect(badge.clearAppBadge).toHaveBeenCalled());
});

test("a browser without badges is none the worse", async () => {
  mount(<Farm badge={{}} />);
  await page.getByRole("button").click();
  await expect.element(page.getByRole("button")).toBeVisible();
});
