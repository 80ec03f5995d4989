// The name on the board is put together of two words, stands there, and is wiped off again.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { deedsFor } from "../../../farm/tables/level.ts";
import { trialStart } from "../../../farm/testing/trial.ts";
import { openPaper } from "../testing/openPaper.tsx";

test("two words are chosen and written on the board", async () => {
  const book = { "yard board": { n: 1, first: trialStart } };
  const { node, played, said } = openPaper("workshop", { deeds: deedsFor(19), book });
  mount(node);
  await page.getByText("The rest of the yard").click();
  await page.getByRole("button", { name: /^Board at the gate/ }).click();
  const board = page.getByRole("region", { name: "The yard" });
  await board.getByRole("combobox", { name: "The first word of its name" }).selectOptions("Honey");
  await board.getByRole("combobox", { name: "The second word of its name" }).selectOptions("Stile");
  await expectNoViolations();
  await board.getByRole("button", { name: "Write Honey Stile on it" }).click();
  expect(said.at(-1)).toBe("The board at the gate says Honey Stile.");
  await expect.element(page.getByText(/It says Honey Stile\.$/)).toBeVisible();
  // What it says already is not offered.
  await expect.element(board.getByRole("button", { name: /^Write/ })).not.toBeInTheDocument();
  await board.getByRole("button", { name: "Wipe it clean" }).click();
  expect(played.state().farm.name).toBeUndefined();
});

test("there is nothing to name where no board stands", async () => {
  mount(openPaper("workshop", { deeds: deedsFor(19) }).node);
  await expect.element(page.getByText("Board at the gate")).toBeVisible();
  await expect
    .element(page.getByRole("combobox", { name: "The first word of its name" }))
    .not.toBeInTheDocument();
});
