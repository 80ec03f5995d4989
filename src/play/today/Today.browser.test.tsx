// Today tells of what is to be had besides the crops, and leaves a newcomer alone with it.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { deedsFor } from "../../farm/tables/level.ts";
import { start } from "../../farm/testing/trial.ts";
import { openYard } from "../yard/testing/openYard.tsx";

/** In May the maypole stands, and one brings twelve sunflowers. */
const maypole = page.getByRole("region", { name: "Maypole Week: a table is laid" });
/** A clear night on which the moon is full. */
const night = Date.UTC(2026, 5, 29, 22);

test("a table that is laid, and what shows itself, are there until they are in the book", async () => {
  await page.viewport(1280, 800);
  const { played } = openYard({ deeds: deedsFor(3), barn: { sunflower: 11 } });
  await expect.element(maypole.getByText(/12 sunflowers \(you have 11\)/)).toBeVisible();
  // There is nothing to press that would be refused.
  await expect.element(maypole.getByRole("button")).not.toBeInTheDocument();
  await expectNoViolations();
  played.act({ kind: "sow", plots: 1, what: "sunflower" });
  played.pass(90_000);
  played.act({ kind: "harvest", plots: 1 });
  await maypole.getByRole("button", { name: "Bring it to the table" }).click();
  await expect.element(maypole).not.toBeInTheDocument();
  expect(played.state().farm.book["festival maypole"]).toMatchObject({ n: 1 });

  played.pass(night - start - 90_000);
  const moon = page.getByRole("region", { name: "Just now on the field" });
  await expect.element(moon.getByText(/^The moon is full/)).toBeVisible();
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
