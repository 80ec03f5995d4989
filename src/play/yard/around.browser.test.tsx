// What stands beside the beds by key, by note and by list, and sitting down to look.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { recordAnnouncements } from "@loamstead/ui/testing/recordAnnouncements.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DAY } from "../../farm/numbers/time.ts";
import { trialStart } from "../../farm/testing/trial.ts";
import { findPlot, openYard } from "./testing/openYard.tsx";

const hen = { kind: "hen", at: trialStart, grown: 0, caredUntil: 0, prunedAt: trialStart } as const;
const own = {
  kept: [{ ...hen, since: trialStart, name: "Hettie" as const }],
  book: { "yard bench": { n: 1, first: trialStart } },
};

test("T leads round the farm, Enter does what can be done there, and Escape lets go", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard(own);
  const heard = recordAnnouncements();
  await expect.element(findPlot(/^Row 1, plot 1/)).toBeVisible();
  played.pass(DAY);
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  const names = page.getByRole("heading", { level: 2 });
  for (let n = 0; n < 20 && heading("Hettie, hen").elements().length === 0; n += 1) {
    const before = names.elements().map(({ textContent }) => textContent);
    await userEvent.keyboard("t");
    await expect
      .poll(() => names.elements().map(({ textContent }) => textContent))
      .not.toEqual(before);
  }
  await expect.element(heading("Hettie, hen")).toBeVisible();
  await expect.poll(() => heard().some((text) => text.startsWith("Hettie, hen."))).toBe(true);
  await expectNoViolations();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => played.state().farm.barn.egg ?? 0).toBeGreaterThan(0);
  await userEvent.keyboard("{Escape}");
  await expect.element(heading("Hettie, hen")).not.toBeInTheDocument();
});

test("the list has all that stands around the farm, with the same buttons", async () => {
  await page.viewport(390, 844);
  const { played } = openYard(own);
  await page.getByRole("radio", { name: "List" }).click();
  await expect.element(page.getByRole("heading", { name: "Around the farm" })).toBeVisible();
  await expectNoViolations();
  played.pass(DAY);
  await page.getByRole("button", { name: "Gather: Hettie, hen" }).click();
  expect(played.state().farm.barn.egg ?? 0).toBeGreaterThan(0);
  await page.getByRole("button", { name: "To the barn: The barn" }).click();
  await expect.element(page.getByRole("heading", { name: "Barn", exact: true })).toBeVisible();
});

test("who sits has the window to look at, and stands up by button or by Escape", async () => {
  await page.viewport(390, 844);
  openYard(own);
  const sit = async () => {
    await page.getByRole("button", { name: /^Field 417/ }).click();
    await page.getByRole("menuitem", { name: "Sit down and look" }).click();
  };
  await sit();
  const up = page.getByRole("button", { name: "Stand up" });
  await expect.element(up).toHaveFocus();
  await expect.element(page.getByRole("button", { name: /^Field 417/ })).not.toBeInTheDocument();
  await expectNoViolations();
  await up.click();
  await expect.element(page.getByRole("button", { name: /^Field 417/ })).toBeVisible();
  await sit();
  await expect.element(up).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(up).not.toBeInTheDocument();
});
