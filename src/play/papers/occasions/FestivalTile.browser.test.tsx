// At a festival there is one thing to do next: to bring, to take a hand with its own line, to sit down among the guests.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { feastWords } from "../../../farm/describe/feasts/feastWords.ts";
import { harvestHome } from "../../../farm/describe/feasts/harvestHome.ts";
import { HOUR } from "../../../farm/numbers/time.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { trialStart } from "../../../farm/testing/trial.ts";
import { openPaperOf } from "../testing/openPaper.tsx";
import { Occasions } from "./Occasions.tsx";

const open = (own?: Partial<Farm>) => openPaperOf((paper) => <Occasions {...paper} />, own);
const green = page.getByRole("region", { name: "The green" });

test("one brings, ties two ribbons three times, and then sits down among the guests", async () => {
  const { node, played, said } = open({ barn: { sunflower: 12 } });
  mount(node);
  const { done, evening, guests } = feastWords.maypole;
  await green.getByRole("button", { name: "Bring 12 sunflowers" }).click();
  for (const line of done) {
    await green.getByRole("button", { name: "Tie two ribbons", exact: true }).click();
    await expect.element(green.getByText(line)).toBeVisible();
    await expect.element(green.getByText("You brought them: 12 sunflowers.")).toBeVisible();
    played.pass(6 * HOUR);
  }
  await expect.element(green.getByRole("button", { name: /^Tie/ })).not.toBeInTheDocument();
  await expectNoViolations();
  await green.getByRole("button", { name: "Sit down" }).click();
  expect(said.at(-1)).toMatch(/^You sit down\. It is the evening of Maypole Week\./);
  await expect.element(green.getByText(evening)).toBeVisible();
  for (const line of Object.values(guests))
    await expect.element(green.getByText(line)).toBeVisible();
  await expectNoViolations();
});

test("between two hands the button says from when on", async () => {
  const { node } = open({ barn: { sunflower: 12 } });
  mount(node);
  await green.getByRole("button", { name: "Bring 12 sunflowers" }).click();
  await green.getByRole("button", { name: "Tie two ribbons", exact: true }).click();
  const wait = green.getByRole("button", { name: "Tie two ribbons: From 14:00" });
  await expect.element(wait).toBeVisible();
  await expect.element(wait).toHaveAttribute("aria-expanded", "false");
});

test("at Stir-up one chooses a wish, and it is kept", async () => {
  const { node, played } = open();
  played.pass(Date.UTC(2026, 10, 29, 9) - trialStart);
  mount(node);
  await green.getByRole("combobox", { name: "Your wish" }).selectOptions("Fewer slugs.");
  await green.getByRole("button", { name: "Stir, and wish", exact: true }).click();
  await expect.element(green.getByText("Stirred in: Fewer slugs.")).toBeVisible();
  expect(played.state().farm.feasts.stirUp).toMatchObject({ times: 1, wish: 3 });
  await expectNoViolations();
});

test("harvest home waits at one's own long table, and a neighbour's gift at the gate", async () => {
  const { node, played, said } = open({
    book: { "yard longTable": { n: 1, first: trialStart } },
    gate: [
      { id: "one", from: "farm/other", what: { good: "egg", count: 2 }, words: 0, at: trialStart },
    ],
  });
  mount(node);
  await page
    .getByRole("group", { name: "2 eggs" })
    .getByRole("button", { name: "Take it out" })
    .click();
  expect(played.state().farm.barn.egg).toBe(2);
  const home = page.getByRole("group", { name: "Harvest home" }).getByRole("button");
  await home.click();
  expect(said.at(-1)).toMatch(/sit down/);
  await expect.element(home).not.toBeInTheDocument();
  // The hen comes in any case.
  await expect.element(page.getByText(harvestHome.guests.hen)).toBeVisible();
  await expectNoViolations();
});
