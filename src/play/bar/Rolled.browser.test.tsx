// Only digits that change roll, and what is read is the figure as it is.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Rolled } from "./Rolled.tsx";

function Purse() {
  const [pence, setPence] = useState(1_203);
  return (
    <main>
      <p>
        <Rolled text={`${pence} pence`} />
      </p>
      <button type="button" onClick={() => setPence((had) => had + 97)}>
        Sell
      </button>
    </main>
  );
}

test("a figure stands still at first, and only what has changed rolls", async () => {
  mount(<Purse />);
  const rolling = () =>
    [...document.querySelectorAll("[data-was]")].map((one) => [
      one.getAttribute("data-was"),
      one.textContent,
    ]);
  await expect.element(page.getByText("1203 pence")).toBeVisible();
  expect(rolling()).toEqual([]);
  await page.getByRole("button", { name: "Sell" }).click();
  await expect.element(page.getByText("1300 pence")).toBeVisible();
  expect(rolling()).toEqual([
    ["2", "3"],
    ["3", "0"],
  ]);
});
