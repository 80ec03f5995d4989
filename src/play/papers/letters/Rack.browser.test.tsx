// The rack of the letters: the newest postcard is open, a press opens another, and a neighbour's says what came with it.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { DAY } from "../../../farm/numbers/time.ts";
import { trialStart } from "../../../farm/testing/trial.ts";
import { openPaper } from "../testing/openPaper.tsx";

test("the newest card can be read at once, and those before it by a press", async () => {
  const { node } = openPaper("letters", {
    cards: [
      { at: trialStart, villager: "tansy", subject: "record", about: { crop: "leek", grams: 412 } },
      { at: trialStart - DAY, from: "farm/other", words: 3, what: { good: "egg", count: 3 } },
      { at: trialStart - 3 * DAY, villager: "vet", subject: "away", about: { days: 9 } },
    ],
  });
  mount(node);
  const rack = page.getByRole("region", { name: "Postcards" });
  await expect.element(rack.getByText("Mrs Tansy, the baker, 4 May 2026")).toBeVisible();
  await expect.element(rack.getByText(/^412 g, they tell me at the counter/)).toBeVisible();
  await expect.element(rack.getByText(/^By your place most nights/)).not.toBeInTheDocument();
  await rack.getByRole("button", { name: "The vet, 1 May 2026" }).click();
  await expect.element(rack.getByText(/Window dark for 9 days\./)).toBeVisible();
  await rack.getByRole("button", { name: "A neighbour, 3 May 2026" }).click();
  await expect
    .element(rack.getByText("I was coming by in any case. It came with 3 eggs."))
    .toBeVisible();
  await expectNoViolations();
});

test("there is no rack before the first card came", async () => {
  const { node } = openPaper("letters");
  mount(node);
  await expect.element(page.getByRole("heading", { name: "Under the gate" })).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Postcards" })).not.toBeInTheDocument();
});
