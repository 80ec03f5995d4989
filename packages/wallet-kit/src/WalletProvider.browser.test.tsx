import { mount } from "@loamstead/ui/testing/mount.tsx";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ConnectButton } from "./ConnectButton.tsx";
import { createWalletKit, type WalletKitOptions } from "./createWalletKit.ts";
import { useAccountModal, useChainModal, useConnectModal, useWallet } from "./kit/kitContext.ts";
import { createTheme } from "./theme/createTheme.ts";
import { WalletProvider } from "./WalletProvider.tsx";

const options: WalletKitOptions = {
  appName: "Turnip Exchange",
  learnMoreUrl: "https://example.org/wallets",
  settings: () => Promise.reject(new Error("not asked for in these tests")),
};

afterEach(() => localStorage.clear());

type Opener = (() => void) | undefined;
let opens: Record<"connect" | "account" | "chains", Opener>;

function Openers() {
  opens = { connect: useConnectModal(), account: useAccountModal(), chains: useChainModal() };
  return <p>{useWallet().status}</p>;
}

test("hooks open exactly the dialogs that may be open", async () => {
  const kit = createWalletKit(options);
  mount(
    <WalletProvider kit={kit}>
      <Openers />
    </WalletProvider>,
  );
  await expect.element(page.getByText("disconnected")).toBeVisible();
  expect(opens).toEqual({ connect: expect.any(Function), account: undefined, chains: undefined });
  opens.connect!();
  await expect.element(page.getByRole("dialog", { name: "Connect a Wallet" })).toBeVisible();
});

test("its default label is Connect Wallet, and it opens the dialog by keyboard", async () => {
  mount(
    <WalletProvider kit={createWalletKit(options)}>
      <ConnectButton />
    </WalletProvider>,
  );
  const button = page.getByRole("button", { name: "Connect Wallet" });
  await expect.element(button).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(button).toHaveFocus();
});

test("a theme reaches the kit's own parts and nothing else", async () => {
  const theme = createTheme({ accentColor: "rgb(14, 118, 253)" });
  const { host, unmount } = mount(
    <WalletProvider kit={createWalletKit(options)} theme={theme} id="shop">
      <ConnectButton />
      <p>the site</p>
    </WalletProvider>,
  );
  const accentOf = (element: Element) => getComputedStyle(element).getPropertyValue("--accent");
  await expect.element(page.getByRole("button")).toBeVisible();
  expect(accentOf(host.querySelector("button")!)).toBe("rgb(14, 118, 253)");
  expect(accentOf(host.querySelector("p")!)).not.toBe("rgb(14, 118, 253)");
  const sheets = document.adoptedStyleSheets.length;
  unmount();
  expect(document.adoptedStyleSheets).toHaveLength(sheets - 1);
});

test("somebody who was connected sees a waiting place until it is known who they are", async () => {
  localStorage.setItem(
    "rk-wallet",
    '{"route":{"kind":"announced","rdns":"x"},"wallet":{"id":"x","name":"X"}}',
  );
  const kit = createWalletKit({ ...options, settings: () => new Promise(() => {}) });
  mount(
    <WalletProvider kit={kit}>
      <ConnectButton label="Sign in" />
    </WalletProvider>,
  );
  await expect.element(page.getByRole("img", { name: /asking your wallet/ })).toBeVisible();
  expect(page.getByRole("button", { name: "Sign in" }).elements()).toEqual([]);
});
