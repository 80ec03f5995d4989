import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPaper } from "./testing/openPaper.tsx";

test("the barn says what lies there and what it fetches, and sells", async () => {
  const { node, played, said } = openPaper("barn", { barn: { carrot: 12, egg: 1 }, straw: 3 });
  mount(node);
  await expect.element(page.getByText("13 of 120 places are taken.")).toBeVisible();
  await expectNoViolations();
  await page
    .getByRole("group", { name: "Sell carrots" })
    .getByText(/^Half: 6/)
    .click();
  expect(played.state().farm.barn.carrot).toBe(6);
  expect(said.at(-1)).toMatch(/^Sold 6 carrots for \d+ pence\.$/);

  await page.getByLabelText("How many").fill("7");
  await page.getByRole("button", { name: "Sell", exact: true }).click();
  await expect.element(page.getByText("Say a whole number from 1 to 6.")).toBeVisible();
  await page.getByLabelText("How many").fill("5");
  await userEvent.keyboard("{Enter}");
  expect(played.state().farm.barn.carrot).toBe(1);
});
