// A kit whose visitor has an account by passkey: with a device, a wallet that pays, and a chain that answers from a table.
import { refuse } from "@loamstead/lib/result.ts";
import { type DevicePasskey, openShelf, recordOf } from "@loamstead/passkey/keptPasskey.ts";
import { fakeCredentials } from "@loamstead/passkey/testing/fakeCredentials.ts";
import { softPasskey } from "@loamstead/passkey/testing/softPasskey.ts";
import { LiveRegion } from "@loamstead/ui/LiveRegion.tsx";
import { emulate } from "@loamstead/ui/testing/media.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import type { ReactNode } from "react";
import { type Address, encodeAbiParameters, toFunctionSelector } from "viem";
import { onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { openCore } from "../../core/openCore.ts";
import { createKit } from "../../kit/createKit.ts";
import { memoryStorage } from "../../kit/testing/memoryStorage.ts";
import { rowan } from "../../kit/testing/rowan.ts";
import { passkeyId } from "../../kit/walletState.ts";
import { WalletProvider } from "../../WalletProvider.tsx";

const hash = `0x${"5e".repeat(32)}`;
const chainId = 31337;

type Answers = Record<string, (params: readonly unknown[]) => unknown>;

/** Nothing is at the account's address yet, and everything works. */
const node: Answers = {
  eth_blockNumber: () => "0x2",
  eth_call: () => "0x",
  eth_chainId: () => "0x7a69",
  eth_estimateGas: () => "0x15f90",
  eth_gasPrice: () => "0x3b9aca00",
  eth_getBalance: () => "0xde0b6b3a7640000",
  eth_getCode: () => "0x",
  eth_getTransactionByHash: () => ({ hash, blockHash: hash, blockNumber: "0x1", value: "0x0" }),
  eth_getTransactionReceipt: () => ({
    transactionHash: hash,
    blockHash: hash,
    blockNumber: "0x1",
    status: "0x1",
    logs: [],
  }),
};

/** For an account that stands, with these owners. */
export const nodeWithOwners = (owners: readonly Address[]): Answers => ({
  eth_getCode: () => "0xfe",
  eth_call: ([call]) =>
    (call as { data: string }).data === toFunctionSelector("getOwners()")
      ? encodeAbiParameters([{ type: "address[]" }], [owners])
      : "0x",
});

type Given = { width?: number; hasSigners?: boolean; node?: Answers };

function answerAsNode(answers: Answers): void {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_to, init) => {
    const calls = [JSON.parse(String(init?.body))].flat() as {
      id: number;
      method: string;
      params: readonly unknown[];
    }[];
    return Response.json(
      calls.map(({ id, method, params }) => ({
        jsonrpc: "2.0",
        id,
        result: answers[method]?.(params),
      })),
    );
  });
}

const usual: Record<string, () => unknown> = {
  eth_accounts: () => [rowan.address],
  eth_requestAccounts: () => [rowan.address],
  eth_chainId: () => "0x7a69",
  eth_sendTransaction: () => hash,
};
// One for all tests: a page keeps the first wallet that announced itself under a name.
const answers = { ...usual };
const provider = {
  on() {},
  removeListener() {},
  request: async ({ method }: { method: string }) => answers[method]?.(),
};

/** An extension that says who it is and sends what it is given, unless the answers are changed. */
function announceWallet() {
  Object.assign(answers, usual);
  const info = { uuid: "field", rdns: "org.field", name: "Field Wallet", icon: "" };
  const announce = () =>
    dispatchEvent(
      new CustomEvent("eip6963:announceProvider", { detail: Object.freeze({ info, provider }) }),
    );
  addEventListener("eip6963:requestProvider", announce);
  onTestFinished(() => removeEventListener("eip6963:requestProvider", announce));
  return answers;
}

/** Everything that screen readers were told, in its order. */
function listen(): readonly string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const isRegion = target instanceof Element && target.hasAttribute("aria-live");
      for (const { textContent } of isRegion ? addedNodes : [])
        if (textContent) heard.push(textContent);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true });
  onTestFinished(() => observer.disconnect());
  return heard;
}

export async function openPasskeyKit(content: ReactNode, given: Given = {}) {
  const { width = 1280, hasSigners = true } = given;
  await page.viewport(width, 800);
  await emulate({ "prefers-reduced-motion": "reduce" });
  localStorage.clear();
  const device = fakeCredentials();
  const own = softPasskey();
  device.passkeys.push(own);
  vi.spyOn(navigator, "credentials", "get").mockReturnValue(device);
  answerAsNode({ ...node, ...given.node });
  onTestFinished(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });
  const wallet = announceWallet();
  const heard = listen();
  const storage = memoryStorage();
  const passkey: DevicePasskey = { ...recordOf(own.id, own.key), synced: false };
  openShelf(storage).keep(passkey);
  const none = async () => refuse("not-found");
  const kit = createKit({
    appName: "Turnip Exchange",
    learnMoreUrl: "https://example.org/wallets",
    storage,
    inFrame: false,
    otherTabs: () => () => {},
    wallets: async () => [],
    passkeys: async () => ({ rpId: "localhost", hasSigners, find: none, recover: none }),
    settings: async () => ({
      appName: "Turnip Exchange",
      chains: [{ id: chainId, rpcUrls: ["http://node.example"] }],
      tokens: [],
      walletConnect: { projectId: "" },
    }),
    loadCore: async () => openCore,
  });
  mount(
    <WalletProvider kit={kit}>
      <main>
        <h1>Farm</h1>
        <LiveRegion />
        {content}
      </main>
    </WalletProvider>,
  );
  // Only now: a page that finds somebody connected would first have them come back.
  const core = await kit.core();
  const connected = await core.connect({
    route: { kind: "passkey" },
    wallet: { id: passkeyId, name: "Passkey" },
  }).outcome;
  if (!connected.ok) throw new Error(connected.reason.words);
  return { kit, device, wallet, heard, passkey };
}
