// Today tells of what is to be had besides the crops, and leaves a newcomer alone with it.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { deedsFor } from "../../farm/tables/level.ts";
import { trialStart } from "../../farm/testing/trial.ts";
import { openYard } from "../yard/testing/openYard.tsx";

/** In May the maypole stands, and one brings twelve sunflowers. */
const maypole = page.getByRole("group", { name: "Maypole Week" });
/** A clear night on which the moon is full. */
const night = Date.UTC(2026, 5, 29, 22);
const moon = "Something in the night sky";

test("a festival goes on after one has brought something; what shows itself is told of elsewhere", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard({ deeds: deedsFor(3), barn: { sunflower: 12 } });
  await maypole.getByRole("button", { name: "Bring 12 sunflowers" }).click();
  expect(played.state().farm.book["festival maypole"]).toMatchObject({ n: 1 });
  await maypole.getByRole("button", { name: "Tie two ribbons" }).click();
  await expect
    .element(maypole.getByRole("button", { name: /^Tie two ribbons: From / }))
    .toBeVisible();
  await expectNoViolations();

  played.pass(night - trialStart);
  await expect.element(page.getByRole("button", { name: moon })).toBeVisible();
  expect(page.getByRole("tabpanel").getByText(/moon/).elements()).toEqual([]);
});

test("a newcomer is told of neither", async () => {
  await page.viewport(1280, 800);
  openYard({ deeds: deedsFor(2) });
  await expect.element(page.getByRole("heading", { name: "Letters" })).toBeVisible();
  openYard({ deeds: deedsFor(3) });
  await expect.element(maypole).toBeVisible();
  expect(maypole.elements()).toHaveLength(1);
});

test("what stands ready is not called an empty field", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard();
  const nothing = page.getByText(/^Nothing grows\. Sunflower seed is free/);
  await expect.element(nothing).toBeVisible();
  played.act({ kind: "sow", plots: 1, what: "sunflower" });
  played.pass(90_000);
  await expect.element(page.getByText("Nothing else: all that grows is ready.")).toBeVisible();
  await expect.element(nothing).not.toBeInTheDocument();
});
