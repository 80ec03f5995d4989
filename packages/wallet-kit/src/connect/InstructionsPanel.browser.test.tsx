// Tests the first steps with a wallet: the usual ones, and those that a wallet has of its own.
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { listedWallets } from "../wallets/listedWallets.ts";
import type { Instructions, Wallet } from "../wallets/wallet.ts";
import { dialogButton, openDialog, title } from "./testing/openDialog.tsx";

async function openSteps(wallets: readonly Wallet[] = listedWallets) {
  await openDialog({ wallets });
  for (const name of ["Get a Wallet", "GET MetaMask", "Get the app", "Continue"])
    await dialogButton(name).click();
  await expect.element(title("Get started with MetaMask")).toBeVisible();
  return [...document.querySelectorAll("dialog[open] ol > li")].map((item) => ({
    title: item.querySelector("strong")?.textContent,
    description: item.querySelector("p")?.textContent,
    isMark: item.querySelector("img") !== null,
  }));
}

const learnMore = () => page.getByRole("link", { name: /^Learn More/ });

test("the usual ones are to install, to create and to scan, each with a title and what it means", async () => {
  expect(await openSteps()).toEqual([
    {
      title: "Open the MetaMask app",
      description: "Keep MetaMask on your home screen: it is never more than a tap away.",
      isMark: true,
    },
    {
      title: "Create or import a wallet",
      description: "Back it up, and show the secret phrase to nobody, not even us.",
      isMark: false,
    },
    {
      title: "Tap the scan button",
      description: "Point it at the code here, and your phone asks you to connect.",
      isMark: false,
    },
  ]);
});

test("a wallet's own take their place, and lead to where there is more to read", async () => {
  const instructions: Instructions = {
    learnMoreUrl: "https://example.org/first-steps",
    steps: [
      { step: "install", title: "Open the gate", description: "It is the green one." },
      { step: "refresh", title: "Come back", description: "And knock." },
    ],
  };
  const shown = await openSteps(
    listedWallets.map((wallet) =>
      wallet.id === "metaMask"
        ? { ...wallet, qrCode: { getUri: (uri: string) => uri, instructions } }
        : wallet,
    ),
  );
  expect(shown).toEqual([
    { title: "Open the gate", description: "It is the green one.", isMark: true },
    { title: "Come back", description: "And knock.", isMark: false },
  ]);
  await expect.element(learnMore()).toHaveAttribute("href", instructions.learnMoreUrl);
});
