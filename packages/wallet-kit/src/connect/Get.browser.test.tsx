// Tests how many wallets are named to whoever has none.
import { expect, test } from "vitest";
import { iPhone } from "./testing/fakeKit.ts";
import { dialogButton, openDialog, title } from "./testing/openDialog.tsx";

const five = ["Rainbow", "Coinbase Wallet", "MetaMask", "Ledger Live", "Trust Wallet"];

test.each([
  ["on a desk five", { width: 1280 }, five],
  ["in a narrow window of a desk as many", { width: 390 }, five],
  ["on a phone three", { width: 360, environment: iPhone }, five.slice(0, 3)],
] as const)("%s are offered to whoever has none", async (_, given, names) => {
  await openDialog(given);
  await dialogButton("Get a Wallet").or(dialogButton("Learn More")).first().click();
  if (title("Get a Wallet").elements().length === 0) await dialogButton("Get a Wallet").click();
  await expect.element(title("Get a Wallet")).toBeVisible();
  const offered = [...document.querySelectorAll("dialog[open] li strong")];
  expect(offered.map((name) => name.textContent)).toEqual(names);
});
