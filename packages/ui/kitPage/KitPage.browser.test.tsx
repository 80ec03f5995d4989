import { expect, test } from "vitest";
import { page } from "vitest/browser";
import "../base.css";
import { expectNoViolations } from "../testing/expectNoViolations.ts";
import { mount } from "../testing/mount.tsx";
import { KitPage } from "./KitPage.tsx";

const parts = Object.keys(import.meta.glob(["../*.tsx", "../*.module.css", "!../*.test.tsx"])).map(
  (file) => /^\.\.\/(\w+)\./.exec(file)![1]!,
);
/** What is no part by itself: it is seen with the one that it belongs to. */
const inside = ["DialogFoot", "DialogGrip", "ToastList", "lockPage", "paperTokens"];

test("every part of the kit has its place on the page, which is accessible", async () => {
  mount(<KitPage />);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  const shown = page
    .getByRole("heading", { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
  const wanted = new Set(parts.filter((part) => !inside.includes(part)));
  expect(new Set(shown)).toEqual(wanted);
  await expectNoViolations();
});

test("a part that fails takes nothing else away", async () => {
  mount(<KitPage />);
  await page.getByRole("button", { name: "Let this part fail" }).click();
  await expect
    .element(page.getByRole("button", { name: "Let this part fail" }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "LiveRegion" })).toBeVisible();
});
