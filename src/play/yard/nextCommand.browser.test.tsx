// The first place of the shelf has the one thing to do now: by press, and by Enter while nothing is chosen.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { recordAnnouncements } from "@loamstead/ui/testing/recordAnnouncements.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Crop } from "../../farm/tables/crops.ts";
import { fieldGround, masterOf } from "../../farm/testing/trial.ts";
import { openYard, sown } from "./testing/openYard.tsx";

const stood = (...crops: readonly Crop[]) => {
  const { plots, deeds, pence } = masterOf(fieldGround(417));
  return {
    deeds,
    pence,
    plots: plots.map((plot, i) => ({ ...plot, last: crops[i % crops.length]! })),
  };
};
const shelf = () => page.getByRole("region", { name: "Tools and seeds" });
const whole = (width: number) => (width < 1000 ? page : shelf());

for (const width of [390, 1280])
  test(`at ${width} all beds are sown again in one press, in turn`, async () => {
    await page.viewport(width, 844);
    const { played } = openYard(stood("leek", "bean"));
    await whole(width)
      .getByRole("button", { name: /^Sow \d+: as last time, [\d,]+ p/ })
      .click();
    expect(sown(played)).toBe(played.ground.plots.length);
    const { plots } = played.state().farm;
    // Of an odd number one has to stand where it stood.
    expect(plots.filter(({ sown: one, last }) => one?.what === last).length).toBeLessThan(2);
    await expect.element(whole(width).getByRole("button", { name: /^Water \d+: / })).toBeVisible();
    await expectNoViolations();
  });

test("all beds that were sown in one press are taken back in one, each seed as what it was", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard(stood("leek", "bean"));
  const { seeds } = played.state().farm;
  await shelf()
    .getByRole("button", { name: /^Sow \d+: as last time/ })
    .click();
  const bought = played.state().farm.seeds;
  await page.getByRole("button", { name: /^Undo sowing of \d+ plots \(1:00\)$/ }).click();
  expect(sown(played)).toBe(0);
  const { leek = 0, bean = 0 } = played.state().farm.seeds;
  const all = played.ground.plots.length;
  expect(leek + bean - (bought.leek ?? 0) - (bought.bean ?? 0)).toBe(all);
  expect(leek - (seeds.leek ?? 0)).toBeLessThanOrEqual(Math.ceil(all / 2) + 1);
});

test("what is in hand is said by the bags: as last time, or the seed that was taken", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard(stood("leek", "bean"));
  const bag = shelf().getByRole("button", { name: "As last time", exact: true });
  await expect.element(bag).toHaveAttribute("aria-pressed", "true");
  await shelf().getByRole("button", { name: /^Pea / }).click();
  await expect.element(bag).toHaveAttribute("aria-pressed", "false");
  await expect
    .element(shelf().getByRole("button", { name: /^Sow \d+: Sow pea in / }))
    .toBeVisible();
  await bag.click();
  // One bed alone gets what is its turn.
  await page.getByRole("gridcell", { name: /^Row 1, plot 1: nothing sown/ }).click();
  expect(played.state().farm.plots[0]!.sown?.what).toBe("leek");
});

test("Enter does it while nothing is chosen, again and again, and says when there is nothing", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard(stood("leek", "bean"));
  const heard = recordAnnouncements();
  await expect.element(shelf()).toBeVisible();
  await userEvent.keyboard("{Enter}");
  expect(sown(played)).toBe(played.ground.plots.length);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => heard().at(-1)).toMatch(/^Watered /);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => heard().at(-1)).toMatch(/^Nothing until /);
  await expect.element(shelf().getByText(/^Nothing until /)).toBeVisible();
});

test("letters that the barn is good for are sent in one press, and what comes back is read", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard({ ...stood("leek", "bean"), barn: { sunflower: 60, pea: 60 } });
  for (const name of [/^Sow \d+: /, /^Water \d+: /])
    await shelf().getByRole("button", { name }).click();
  await shelf()
    .getByRole("button", { name: /^Send / })
    .click();
  expect(Object.keys(played.state().farm.book)).toContainEqual(expect.stringMatching(/^villager /));
  await expect.element(page.getByText(/wrote back:/).first()).toBeVisible();
});

test("where the barn lacks room it says how many come in, and one sale makes room", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard({ barn: { carrot: 116 } });
  played.act({ kind: "sow", plots: 0b111111, what: "sunflower" });
  played.pass(2 * 60_000);
  const room = shelf().getByRole("button", { name: /^Make room: \d+ carrots, \d+ p$/ });
  await expect.element(shelf().getByRole("button", { name: /^Bring in \d of 6$/ })).toBeVisible();
  await room.click();
  await expect.element(room).not.toBeInTheDocument();
  await shelf().getByRole("button", { name: "Bring in all 6" }).click();
  expect(sown(played)).toBe(0);
});
