// What another device did is said in passing, and gone with the next thing that is done here.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { usePlayed } from "../session/usePlayed.ts";
import { openedOnPage } from "../testing/openedOnPage.ts";
import { useQuietNews } from "./quietNews.ts";

function Line({ played }: { played: ReturnType<typeof openedOnPage> }) {
  return <p>{useQuietNews(played, usePlayed(played)) ?? "nothing"}</p>;
}

test("it needs no answer", async () => {
  const news = { kind: "elsewhere", steps: 3, isDevice: true } as const;
  const played = openedOnPage({}, { news });
  mount(<Line played={played} />);
  await expect.element(page.getByText("Your other device: 3 steps.")).toBeVisible();
  played.act({ kind: "sow", plots: 1, what: "sunflower" });
  await expect.element(page.getByText("nothing")).toBeVisible();
});

test("another tab is told by a slip, as ever", async () => {
  const played = openedOnPage({}, { news: { kind: "elsewhere", steps: 3 } });
  mount(<Line played={played} />);
  await expect.element(page.getByText("nothing")).toBeVisible();
});
