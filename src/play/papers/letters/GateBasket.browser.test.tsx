// The basket at the gate: what lies there is named, and taken out, three a day.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { HOUR } from "../../../farm/numbers/time.ts";
import { trialStart } from "../../../farm/testing/trial.ts";
import { openPaper } from "../testing/openPaper.tsx";

const gift = (nth: number) => ({
  id: `gift ${nth}`,
  from: "farm/other",
  what: { good: "egg", count: nth } as const,
  words: 0,
  at: trialStart - HOUR,
});

test("gifts are taken out of it, and their cards stand in the rack", async () => {
  const { node, played, said } = openPaper("letters", { gate: [1, 2, 3, 4].map(gift) });
  mount(node);
  const basket = page.getByRole("region", { name: "In the basket at the gate" });
  await expect.element(basket.getByText("4 eggs")).toBeVisible();
  await expectNoViolations();
  for (const count of [1, 2, 3])
    await basket
      .getByRole("group", { name: count === 1 ? "1 egg" : `${count} eggs` })
      .getByRole("button", { name: "Take it out" })
      .click();
  expect(said.at(-1)).toBe("Out of the basket: 3 eggs.");
  expect(played.state().farm.barn.egg).toBe(6);
  const last = basket.getByRole("button", { name: "Take it out: From 00:00" });
  await expect.element(last).toBeVisible();
  await expect.element(page.getByText(/^That is enough for today\./)).not.toBeInTheDocument();
  await last.click();
  await expect.element(page.getByText(/^That is enough for today\./)).toBeVisible();
  await expect.element(page.getByText(/ It came with 3 eggs\.$/)).toBeVisible();
});

test("an empty basket is not spoken of", async () => {
  mount(openPaper("letters").node);
  await expect.element(page.getByRole("heading", { name: "Under the gate" })).toBeVisible();
  await expect.element(page.getByText("In the basket at the gate")).not.toBeInTheDocument();
});
