import { emulate } from "@loamstead/ui/testing/media.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import type { ReactNode } from "react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPretendedKit } from "../page/pretendedKit.ts";
import { ConnectButton } from "./ConnectButton.tsx";
import { createWalletKit, type WalletKitOptions } from "./createWalletKit.ts";
import { useAccountModal, useChainModal, useConnectModal, useWallet } from "./kit/kitContext.ts";
import { connectedPart, connectPart } from "./parts.ts";
import { createTheme } from "./theme/createTheme.ts";
import { WalletProvider } from "./WalletProvider.tsx";
import { metaMask, type Wallet } from "./wallets/index.ts";

const options: WalletKitOptions = {
  appName: "Turnip Exchange",
  learnMoreUrl: "https://example.org/wallets",
  settings: () => Promise.reject(new Error("not asked for in these tests")),
};

afterEach(() => localStorage.clear());

type Opener = (() => void) | undefined;
let opens: Record<"connect" | "account" | "chains", Opener>;

let drawn = 0;

function Openers() {
  drawn += 1;
  opens = { connect: useConnectModal(), account: useAccountModal(), chains: useChainModal() };
  return <p>{useWallet().status}</p>;
}

async function mountOpeners(): Promise<ReturnType<typeof createWalletKit>> {
  const kit = createWalletKit(options);
  mount(
    <WalletProvider kit={kit}>
      <Openers />
    </WalletProvider>,
  );
  await expect.element(page.getByText("disconnected")).toBeVisible();
  return kit;
}

const isDrawn = () => document.querySelector("dialog") !== null;
const pass = (ms: number) => new Promise((next) => setTimeout(next, ms));

async function mountButton(connection?: { saveData: boolean }) {
  if (connection) {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
  }
  mount(
    <WalletProvider kit={createWalletKit(options)}>
      <ConnectButton />
    </WalletProvider>,
  );
  const button = page.getByRole("button", { name: "Connect Wallet" });
  await expect.element(button).toBeVisible();
  return button.element();
}

test("the connect dialog is made ready for somebody, and for nobody before the page has rested", async () => {
  await mountButton();
  // Longer than a busy page is waited for.
  await pass(1000);
  expect(isDrawn()).toBe(false);
  dispatchEvent(new PointerEvent("pointermove"));
  await expect.poll(isDrawn).toBe(true);
});

test("the first touch of all finds it drawn, laid out and closed", async () => {
  await mountButton();
  await expect.poll(isDrawn).toBe(true);
  await expect
    .poll(() => document.querySelectorAll("dialog:not([open]) section button").length)
    .toBeGreaterThan(4);
});

test("who saves data has it fetched by a touch alone", async () => {
  const button = await mountButton({ saveData: true });
  await pass(3000);
  expect(isDrawn()).toBe(false);
  button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await expect.poll(isDrawn).toBe(true);
});

test("a finger on the button waits for no idle moment", async () => {
  const never = vi.spyOn(window, "requestIdleCallback").mockReturnValue(0);
  onTestFinished(() => never.mockRestore());
  const button = await mountButton();
  button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await expect.poll(isDrawn).toBe(true);
  expect(never).not.toHaveBeenCalled();
});

test("whoever is connected has nothing fetched for connecting", async () => {
  const kit = openPretendedKit({ account: "connected" });
  mount(
    <WalletProvider kit={kit}>
      <ConnectButton />
    </WalletProvider>,
  );
  await expect.poll(() => kit.get().connection.is).toBe("connected");
  const wallets = vi.spyOn(kit, "wallets");
  dispatchEvent(new PointerEvent("pointermove"));
  await pass(600);
  expect(wallets).not.toHaveBeenCalled();
});

test("hooks open exactly the dialogs that may be open", async () => {
  await mountOpeners();
  expect(opens).toEqual({ connect: expect.any(Function), account: undefined, chains: undefined });
  opens.connect!();
  await expect.element(page.getByRole("dialog", { name: "Connect a Wallet" })).toBeVisible();
});

test("a dialog that opens draws nobody anew who only asks who is here", async () => {
  const kit = await mountOpeners();
  await connectPart.fetch();
  const before = drawn;
  kit.open("connect");
  await expect.element(page.getByRole("dialog", { name: "Connect a Wallet" })).toBeVisible();
  expect(drawn).toBe(before);
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

test("a site's own wallets are listed, once they could be fetched", async () => {
  const orchard: Wallet = {
    id: "orchard",
    name: "Orchard Wallet",
    shortName: "Orchard",
    groupName: "Our own",
    iconUrl: "data:image/svg+xml,",
    iconBackground: "#fff",
    iconAccent: "#4c7a14",
    rdns: [],
    downloadUrls: {},
    route: () => ({ kind: "walletConnect" }),
  };
  let isReachable = false;
  const wallets = async () => {
    if (!isReachable) throw new TypeError("offline");
    return [orchard, metaMask];
  };
  mount(
    <WalletProvider kit={createWalletKit({ ...options, wallets })}>
      <ConnectButton />
    </WalletProvider>,
  );
  await page.getByRole("button", { name: "Connect Wallet" }).click();
  // The kit has a place for it of its own.
  await expect.element(page.getByRole("listitem").getByText(/could not be fetched/)).toBeVisible();
  isReachable = true;
  // The message lies over the button.
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Our own" })).toBeVisible();
  const rows = [...document.querySelectorAll("dialog section button")];
  expect(rows.map((row) => row.textContent!.trim())).toEqual(["Orchard Wallet", "MetaMask"]);
  // It would be shown to the next test's visitor as well.
  await page.getByRole("button", { name: "Dismiss" }).click();
});

test("a site without chains says so to whoever chooses a wallet, and to whoever wrote it", async () => {
  const told = vi.spyOn(window, "reportError").mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  const settings = {
    appName: "Turnip Exchange",
    chains: [] as unknown as [{ id: number; rpcUrls: string[] }],
    tokens: [],
    walletConnect: { projectId: "" },
  };
  const kit = createWalletKit({ ...options, settings });
  mount(
    <WalletProvider kit={kit}>
      <ConnectButton />
    </WalletProvider>,
  );
  await page.getByRole("button", { name: "Connect Wallet" }).click();
  await page.getByRole("button", { name: "Rainbow" }).click();
  await expect
    .poll(() => document.querySelector("dialog[open]")?.textContent)
    .toContain("No chains found on connector");
  expect(String(told.mock.calls[0])).toContain("No chains found on connector");
});

test("settings may be there from the start; what is wrong with them is told to whoever wrote them", async () => {
  const settings = {
    appName: "Turnip Exchange",
    chains: [{ id: 31337, rpcUrls: ["http://127.0.0.1:1"] }],
    tokens: [],
    walletConnect: { projectId: "" },
  } as const;
  const { config } = await createWalletKit({ ...options, settings }).core();
  expect(config.chains[0]).toMatchObject({ id: 31337, name: "Chain 31337" });

  const told = vi.spyOn(window, "reportError").mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  const kit = createWalletKit({ ...options, settings: { ...settings, initialChain: 5 } });
  await expect(kit.core()).rejects.toThrow("initialChain that is not among the chains: 5");
  expect(told).toHaveBeenCalledOnce();
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

test("a colour scheme is the kit's alone, whatever the system says, and changes while it is shown", async () => {
  const kit = createWalletKit(options);
  const theme = {
    lightMode: { "--accent": "rgb(1, 1, 1)" },
    darkMode: { "--accent": "rgb(2, 2, 2)" },
  };
  const shown = (colorScheme?: "light" | "dark" | "system") => (
    <WalletProvider kit={kit} theme={theme} {...(colorScheme && { colorScheme })}>
      <ConnectButton />
      <p className="site">the site</p>
    </WalletProvider>
  );
  const paper = (selector: string) => {
    const probe = document.querySelector(selector)!.appendChild(document.createElement("i"));
    probe.style.background = "var(--paper)";
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  };
  const accent = () =>
    getComputedStyle(document.querySelector("dialog")!).getPropertyValue("--accent");
  const [day, night] = ["rgb(251, 243, 225)", "rgb(29, 27, 54)"];
  const { render } = mount(shown());
  await page.getByRole("button", { name: "Connect Wallet" }).click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  for (const system of ["light", "dark"] as const) {
    await emulate({ "prefers-color-scheme": system });
    const own = system === "light" ? day : night;
    for (const [scheme, expected] of [
      ["dark", night],
      ["light", day],
      ["system", own],
      [undefined, own],
    ] as const) {
      render(shown(scheme));
      await expect.poll(() => paper("dialog")).toBe(expected);
      expect(accent()).toBe(expected === day ? "rgb(1, 1, 1)" : "rgb(2, 2, 2)");
      expect(paper("p.site")).toBe(own);
    }
  }
});

test("rows that are still fetched keep the account dialog closed, so that nothing moves under a finger", async () => {
  const rows = Promise.withResolvers<ReactNode>();
  const extras = vi.fn(() => rows.promise);
  const kit = openPretendedKit({ account: "connected" });
  mount(
    <WalletProvider kit={kit} accountExtras={extras}>
      <ConnectButton />
    </WalletProvider>,
  );
  await page.getByRole("button", { name: /^Your account/ }).click();
  await expect.poll(() => extras.mock.calls).toHaveLength(1);
  const disconnect = page.getByRole("button", { name: "Disconnect" });
  await connectedPart.fetch();
  expect(disconnect.elements()).toEqual([]);
  rows.resolve(<p>the way to your orchard</p>);
  await expect.element(disconnect).toBeVisible();
  await expect.element(page.getByText("the way to your orchard")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => kit.get().dialog).toBeNull();
  await page.getByRole("button", { name: /^Your account/ }).click();
  await expect.element(disconnect).toBeVisible();
  expect(extras).toHaveBeenCalledOnce();
});

test("rows that cannot be had keep nobody from their account", async () => {
  mount(
    <WalletProvider
      kit={openPretendedKit({ account: "connected" })}
      accountExtras={async () => Promise.reject(new TypeError("offline"))}
    >
      <ConnectButton />
    </WalletProvider>,
  );
  await page.getByRole("button", { name: /^Your account/ }).click();
  await expect.element(page.getByRole("button", { name: "Disconnect" })).toBeVisible();
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
