import { announce, LiveRegion } from "@loamstead/ui/LiveRegion.tsx";
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { emulate } from "@loamstead/ui/testing/media.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { connect } from "wagmi/actions";
import { base, mainnet, optimism, sepolia } from "wagmi/chains";
import { mock } from "wagmi/connectors";
import type { WalletFailure } from "../core/failures/walletFailure.ts";
import { pretendChains } from "../identity/testing/pretendChains.tsx";
import { rowan } from "../kit/testing/rowan.ts";
import type { Account } from "../kit/walletState.ts";
import type { SwitchOutcome } from "./ChainDialog.tsx";
import { ChainDialog } from "./ChainDialog.tsx";

const { address } = rowan;
const hayloft = { ...mainnet, id: 31_337, name: "Hayloft" };
const cannot =
  "Your wallet does not support switching networks from Loamstead. Try switching networks from within your wallet instead.";

async function show({ account = rowan, canSwitch = true } = {}) {
  await emulate({ "prefers-reduced-motion": "reduce" });
  const { within, config } = pretendChains({ chains: [mainnet, optimism, base, sepolia, hayloft] });
  const connector = config._internal.connectors.setup(mock({ accounts: [address] }));
  if (!canSwitch) Reflect.deleteProperty(connector, "switchChain");
  await connect(config, { connector });

  let answer = Promise.withResolvers<SwitchOutcome>();
  const switchChain = vi.fn((_: number) => {
    answer = Promise.withResolvers();
    return answer.promise;
  });
  const [onDisconnect, onClose] = [vi.fn(), vi.fn()];
  const dialog = (now: Account, open = true) =>
    within(
      <>
        <LiveRegion />
        <ChainDialog
          open={open}
          account={now}
          appName="Loamstead"
          switchChain={switchChain}
          onDisconnect={onDisconnect}
          onClose={onClose}
        />
      </>,
    );
  const { render } = mount(dialog(account));
  return {
    switchChain,
    onDisconnect,
    onClose,
    answer: (outcome: SwitchOutcome) => answer.resolve(outcome),
    become: (now: Partial<Account>, open?: boolean) => render(dialog({ ...account, ...now }, open)),
  };
}

const row = (name: string | RegExp) => page.getByRole("button", { name });
const failure = (kind: WalletFailure["kind"], words: string): SwitchOutcome => ({
  ok: false,
  reason: { kind, words },
});
const said = () => document.querySelector("[role=status]")!.textContent;
const saidAtOnce = () => document.querySelector("[role=alert]")!.textContent;

test("lists the site's networks and marks the one in use, and says whose wallet it is", async () => {
  await show();
  await expect.element(page.getByText("0x15…6A65")).toBeVisible();
  await expect.element(page.getByRole("dialog", { name: "Switch Networks" })).toBeVisible();
  const names = [...document.querySelectorAll("dialog li")].map((item) => item.textContent);
  expect(names).toEqual(["EthereumConnected", "OP Mainnet", "Base", "Sepolia", "HHayloft"]);
  await expect.element(row("Ethereum Connected")).toHaveAttribute("aria-current", "true");
  await expect.element(row("Ethereum Connected")).toHaveFocus();
  expect(document.querySelectorAll("dialog img")).toHaveLength(4);
  await expect.element(page.getByText("Disconnect")).not.toBeInTheDocument();
  await expectNoViolations();
});

test("an account by passkey is told that it stays, and is shown no other network", async () => {
  const { switchChain } = await show({
    account: { ...rowan, wallet: { id: "passkey", name: "Passkey" } },
  });
  await expect.element(page.getByText(/^An account by passkey stays on the network/)).toBeVisible();
  await expect.element(page.getByText(cannot)).not.toBeInTheDocument();
  const names = [...document.querySelectorAll("dialog li")].map((item) => item.textContent);
  expect(names).toEqual(["EthereumConnected"]);
  expect(document.querySelector("dialog li button")).toBeNull();
  expect(document.querySelector("dialog")!.contains(document.activeElement)).toBe(true);
  expect(switchChain).not.toHaveBeenCalled();
  await expectNoViolations();
});

test("the arrow keys, Home and End move in the list, which is one stop for Tab", async () => {
  await show();
  const steps = [
    ["{ArrowUp}", "Hayloft"],
    ["{ArrowDown}", /Ethereum/],
    ["{ArrowDown}", "OP Mainnet"],
    ["{End}", "Hayloft"],
    ["{Home}", /Ethereum/],
    ["{ArrowDown}", "OP Mainnet"],
  ] as const;
  for (const [key, name] of steps) {
    await userEvent.keyboard(key);
    await expect.element(row(name)).toHaveFocus();
  }
  // Backwards first: nothing comes after the list, and where Tab leads out of a page is the browser's.
  await userEvent.tab({ shift: true });
  await expect.element(row("Close")).toHaveFocus();
  await userEvent.tab();
  await expect.element(row("OP Mainnet")).toHaveFocus();
});

test("asks the wallet, waits for it, says that the network is switched, once, and is done", async () => {
  const { switchChain, answer, onClose, become } = await show();
  await row("Base").click();
  expect(switchChain).toHaveBeenCalledExactlyOnceWith(8453);
  await expect.element(row("Base Confirm in Wallet")).toBeVisible();
  await expect.poll(said).toBe("Confirm in Wallet: Base");
  const openApp = page.getByRole("link", { name: "Open Rainbow" });
  await expect.element(openApp).not.toBeInTheDocument();
  become({ wallet: { id: "rainbow", name: "Rainbow", app: "rainbow://" } });
  await expect.element(openApp).toHaveAttribute("href", "rainbow://");
  await expectNoViolations();
  become({ chainId: 8453 });
  await expect.poll(said).toBe("Network switched to Base");
  announce("something else");
  await expect.poll(said).toBe("something else");
  answer({ ok: true });
  await expect.poll(() => onClose.mock.calls).toEqual([["done"]]);
  become({ chainId: 8453 }, false);
  announce("and something more");
  await expect.poll(said).toBe("and something more");
});

test("a switch made in the wallet itself is told as well, one made while this is closed is not", async () => {
  const { become } = await show();
  become({ chainId: 10 });
  await expect.poll(said).toBe("Network switched to OP Mainnet");
  await expect.element(row("OP Mainnet Connected")).toBeVisible();
  become({ chainId: 10 }, false);
  become({ chainId: 1 }, false);
  become({ chainId: 1 });
  become({ chainId: 10 });
  await expect.poll(said).toBe("Network switched to OP Mainnet");
});

test("choosing the network in use asks nobody and closes", async () => {
  const { switchChain, onClose } = await show();
  await row(/Ethereum/).click();
  expect(onClose).toHaveBeenCalledExactlyOnceWith("done");
  expect(switchChain).not.toHaveBeenCalled();
});

test("a refusal by the visitor is silent", async () => {
  const { answer, onClose } = await show();
  await row("Base").click();
  await expect.poll(said).toBe("Confirm in Wallet: Base");
  answer(failure("rejected", ""));
  await expect
    .element(page.getByText("Confirm in Wallet", { exact: true }))
    .not.toBeInTheDocument();
  expect(saidAtOnce()).toBe("");
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(row("Base")).toHaveFocus();
});

test("any other failure is told in words beside the network, until another is tried", async () => {
  const { answer } = await show();
  await row("Base").click();
  answer(failure("busy", "A request is already open in Field Wallet."));
  await expect.element(page.getByText("A request is already open in Field Wallet.")).toBeVisible();
  await expect.element(row("Base")).toHaveAccessibleDescription(/already open/);
  await expect.poll(saidAtOnce).toBe("A request is already open in Field Wallet.");
  await expectNoViolations();
  await row("OP Mainnet").click();
  await expect
    .poll(() => document.querySelector("dialog ul")!.textContent)
    .not.toContain("already");
});

test("the last choice counts: what comes of an earlier one, or after leaving, is not told", async () => {
  const { switchChain, onClose } = await show();
  const first = Promise.withResolvers<SwitchOutcome>();
  switchChain.mockReturnValueOnce(first.promise);
  await row("Base").click();
  await row("OP Mainnet").click();
  first.resolve(failure("switch-failed", "Nothing came of it."));
  await first.promise;
  await expect.element(row("OP Mainnet Confirm in Wallet")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledExactlyOnceWith("escape");
  await expect.element(row("OP Mainnet Confirm in Wallet")).not.toBeInTheDocument();
});

test("a wallet that cannot be switched says so, and has no buttons that do nothing", async () => {
  await show({ canSwitch: false });
  await expect.element(page.getByText(cannot)).toBeVisible();
  expect(document.querySelectorAll("dialog li button")).toHaveLength(0);
  expect(document.querySelector("dialog li")!.textContent).toBe("EthereumConnected");
  await expectNoViolations();
});

test.for([
  failure("no-switching", cannot),
  { ok: false, reason: { kind: "protocol", code: 4200, words: "It does not do that." } },
] as const)("so does one of which that is only found out by asking: %j", async (outcome) => {
  const { answer } = await show();
  await row("Base").click();
  answer(outcome);
  await expect.poll(() => document.querySelectorAll("dialog li button").length).toBe(0);
  expect(document.querySelector("dialog ul")!.previousElementSibling!.textContent).toBe(cannot);
  expect(document.querySelectorAll("dialog ul p")).toHaveLength(0);
  await expect
    .poll(() => document.querySelector("dialog")!.contains(document.activeElement))
    .toBe(true);
});

test("on a network the site does not know it says what to do, and offers to disconnect", async () => {
  const { onDisconnect } = await show({ account: { ...rowan, chainId: 5, supported: false } });
  await expect
    .element(page.getByText("Wrong network detected, switch or disconnect to continue."))
    .toBeVisible();
  expect(document.querySelector("[aria-current]")).toBeNull();
  await expectNoViolations();
  await row("Disconnect").click();
  expect(onDisconnect).toHaveBeenCalledOnce();
});
