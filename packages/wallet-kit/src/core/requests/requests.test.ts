// Tests what is asked of a connected wallet, what is never asked, and how each refusal is told.
import { expect, test, vi } from "vitest";
import { aliceAddress, bobAddress, WalletError } from "../testing/fakeWallet.ts";
import { openConnected, openTestCore } from "../testing/openTestCore.ts";
import { requestAccounts } from "./requestAccounts.ts";
import { sendTransaction } from "./sendTransaction.ts";
import { signMessage } from "./signMessage.ts";
import { addChain, switchChain } from "./switchChain.ts";
import { watchAsset } from "./watchAsset.ts";

const token = { address: aliceAddress, symbol: "LOAM", decimals: 18 };
const refusing = (code: number, message?: string) => () => {
  throw new WalletError(code, message);
};

test("a wallet is switched, and the site hears of it", async () => {
  const { core, last, wallet } = await openConnected();
  expect(await switchChain(core, { chainId: 10 })).toEqual({ ok: true });
  expect(last()).toMatchObject({ chainId: 10, supported: true });
  expect(wallet.asked).not.toContain("wallet_addEthereumChain");
});

test("a wallet that goes quietly is believed", async () => {
  const { core, last, wallet } = await openConnected();
  wallet.answers.wallet_switchEthereumChain = () => {
    wallet.state.chainId = 10;
    return null;
  };
  expect(await switchChain(core, { chainId: 10 })).toEqual({ ok: true });
  expect(last()).toMatchObject({ chainId: 10 });
});

test("a chain that the wallet does not know is added and then switched to", async () => {
  const { core, last, wallet } = await openConnected();
  expect(await switchChain(core, { chainId: 137 })).toEqual({ ok: true });
  expect(last()).toMatchObject({ chainId: 137 });
  expect(wallet.asked.filter((method) => method.startsWith("wallet_")).slice(-3)).toEqual([
    "wallet_switchEthereumChain",
    "wallet_addEthereumChain",
    "wallet_switchEthereumChain",
  ]);
});

test("a wallet that goes there with the adding is not asked again", async () => {
  const { core, wallet } = await openConnected();
  wallet.answers.wallet_addEthereumChain = () => {
    wallet.goTo(137);
    return null;
  };
  expect(await switchChain(core, { chainId: 137 })).toEqual({ ok: true });
  expect(wallet.asked.filter((method) => method === "wallet_switchEthereumChain")).toHaveLength(1);
});

test("the chain is added with the site's own nodes", async () => {
  const { core, wallet } = await openConnected();
  let given: unknown;
  wallet.answers.wallet_addEthereumChain = ([chain]) => {
    given = chain;
    return null;
  };
  expect(await addChain(core, { chainId: 137 })).toEqual({ ok: true });
  expect(given).toEqual({
    chainId: "0x89",
    chainName: "Polygon",
    nativeCurrency: { name: "POL", symbol: "POL", decimals: 18 },
    rpcUrls: ["http://127.0.0.1:1"],
    blockExplorerUrls: ["https://polygonscan.com"],
  });
  expect(await addChain(core, { chainId: 5 })).toMatchObject({ reason: { kind: "invalid" } });
});

test.each([
  ["a refused switch is silent", 10, { wallet_switchEthereumChain: refusing(4001) }, "rejected"],
  ["a refused adding is silent", 137, { wallet_addEthereumChain: refusing(4001) }, "rejected"],
  [
    "a wallet that cannot add is told",
    137,
    { wallet_addEthereumChain: refusing(-32601, "no such method") },
    "unknown-chain",
  ],
  [
    "a failed switch is told",
    10,
    { wallet_switchEthereumChain: refusing(-32603) },
    "switch-failed",
  ],
  ["an open request is told", 10, { wallet_switchEthereumChain: refusing(-32002) }, "busy"],
] as const)("%s", async (_what, chainId, answers, kind) => {
  const { core, last, wallet } = await openConnected();
  Object.assign(wallet.answers, answers);
  expect(await switchChain(core, { chainId })).toMatchObject({ ok: false, reason: { kind } });
  expect(last()).toMatchObject({ is: "connected", chainId: 1 });
});

test("a wallet without switching is told in the sentence for it", async () => {
  const { core } = await openConnected();
  const { connections, current } = core.config.state;
  Object.assign(connections.get(current!)!.connector, { switchChain: undefined });
  expect(await switchChain(core, { chainId: 10 })).toEqual({
    ok: false,
    reason: {
      kind: "no-switching",
      words:
        "Your wallet does not support switching networks from Loamstead. Try switching networks from within your wallet instead.",
    },
  });
});

test("no chain, and a chain that the site lacks, are never asked for", async () => {
  const { core, wallet } = await openConnected();
  const before = wallet.asked.length;
  expect(await switchChain(core, { chainId: undefined })).toMatchObject({
    reason: { kind: "invalid" },
  });
  expect(await switchChain(core, { chainId: 5 })).toMatchObject({ reason: { kind: "invalid" } });
  expect(wallet.asked).toHaveLength(before);
});

test("a message is signed by the connected account; without one nobody is asked", async () => {
  const { core, wallet } = await openConnected();
  let params: unknown;
  wallet.answers.personal_sign = (given) => {
    params = given;
    return "0x1234";
  };
  expect(await signMessage(core, { message: "Grüezi" })).toEqual({ ok: true, signature: "0x1234" });
  expect(params).toEqual(["0x4772c3bc657a69", aliceAddress]);
  params = undefined;
  expect(await signMessage(core, { message: "" })).toMatchObject({ reason: { kind: "invalid" } });
  expect(params).toBeUndefined();
  wallet.answers.personal_sign = refusing(4001);
  expect(await signMessage(core, { message: "a" })).toMatchObject({ reason: { kind: "rejected" } });
});

test("a call is sent from the account and on the chain that it was made for, and from no other", async () => {
  const { core, wallet } = await openConnected();
  const hash = `0x${"1".repeat(64)}`;
  const sent = vi.fn((_: readonly unknown[]) => hash);
  wallet.answers.eth_sendTransaction = sent;
  const call = { from: aliceAddress, to: bobAddress, data: "0x1234", chainId: 1 } as const;
  expect(await sendTransaction(core, call)).toEqual({ ok: true, hash });
  expect(sent.mock.lastCall).toEqual([
    [{ from: aliceAddress, to: bobAddress, data: "0x1234", chainId: "0x1" }],
  ]);
  expect(await sendTransaction(core, { ...call, from: bobAddress })).toMatchObject({
    reason: { kind: "not-connected", words: expect.stringContaining("another account") },
  });
  expect(await sendTransaction(core, { ...call, to: "0x12" })).toMatchObject({
    reason: { kind: "invalid" },
  });
  expect(sent).toHaveBeenCalledOnce();
  wallet.answers.eth_sendTransaction = refusing(4001);
  expect(await sendTransaction(core, call)).toMatchObject({ reason: { kind: "rejected" } });
});

test.each([
  [{ ...token, address: "0x12" }],
  [{ ...token, symbol: "" }],
  [{ ...token, symbol: "TWELVELETTER" }],
  [{ ...token, decimals: -1 }],
  [{ ...token, decimals: 1.5 }],
])("token %o is not shown to the wallet", async (wrong) => {
  const { core, wallet } = await openConnected();
  expect(await watchAsset(core, wrong)).toMatchObject({ ok: false, reason: { kind: "invalid" } });
  expect(wallet.asked).not.toContain("wallet_watchAsset");
});

test("a token is shown to the wallet, and its no is silent", async () => {
  const { core, wallet } = await openConnected();
  expect(await watchAsset(core, token)).toEqual({ ok: true });
  wallet.answers.wallet_watchAsset = () => false;
  expect(await watchAsset(core, token)).toEqual({
    ok: false,
    reason: { kind: "rejected", words: "" },
  });
});

test("accounts are asked for; none is a refusal", async () => {
  const { core, wallet } = await openConnected();
  wallet.answers.eth_requestAccounts = () => [bobAddress.toLowerCase()];
  expect(await requestAccounts(core)).toEqual({ ok: true, accounts: [bobAddress] });
  wallet.answers.eth_requestAccounts = () => [];
  expect(await requestAccounts(core)).toMatchObject({ reason: { kind: "rejected" } });
});

test("without a connection every request says so", async () => {
  const { core } = openTestCore();
  for (const outcome of [
    await switchChain(core, { chainId: 10 }),
    await addChain(core, { chainId: 10 }),
    await watchAsset(core, token),
    await requestAccounts(core),
    await signMessage(core, { message: "a" }),
  ]) {
    expect(outcome).toMatchObject({ ok: false, reason: { kind: "not-connected" } });
  }
});
