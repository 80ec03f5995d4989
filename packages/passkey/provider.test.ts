// Proves a passkey's account as a wallet, through wagmi's own connector.
import { custom, type Hex, stringToHex, UserRejectedRequestError, zeroAddress } from "viem";
import { mainnet } from "viem/chains";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createConfig, createStorage } from "wagmi";
import {
  connect,
  disconnect,
  getConnection,
  reconnect,
  sendTransaction,
  signMessage,
} from "wagmi/actions";
import { injected } from "wagmi/connectors/injected";
import { passkeyAccountOf } from "./account.ts";
import { openAssertion } from "./assertion.ts";
import { createAuthenticator } from "./authenticator.ts";
import { challengeOf } from "./challenge.ts";
import { furtherRecordOf } from "./furtherKey.ts";
import { openShelf, type PasskeyShelf, recordOf } from "./keptPasskey.ts";
import { createPasskeyProvider, type PasskeyProvider } from "./provider.ts";
import { signatureOf, wrapForUndeployed } from "./signature.ts";
import { signerOf } from "./signerContract.ts";
import { type FakeCredentials, fakeCredentials } from "./testing/fakeCredentials.ts";
import { softPasskey } from "./testing/softPasskey.ts";

// wagmi's connector looks for the page that it is on.
beforeAll(() => void vi.stubGlobal("window", {}));
afterAll(() => void vi.unstubAllGlobals());

const passkey = softPasskey();
const { address } = passkeyAccountOf(passkey.key);
const message = "Let me in to water my carrots, please!";
const rejected = new DOMException("no", "NotAllowedError");
const rp = { id: "localhost", name: "Farm" };
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

let browser: FakeCredentials;
let device: Map<string, string>;
let isDeployed: () => Promise<boolean>;
beforeEach(() => {
  browser = fakeCredentials();
  browser.passkeys.push(passkey);
  device = new Map();
  isDeployed = async () => false;
  visit().shelf.keep({ ...recordOf(passkey.id, passkey.key), synced: true });
});

/** A page that has just been loaded. */
function visit() {
  const storage = {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
  };
  const shelf: PasskeyShelf = openShelf(storage, signerOf);
  const authenticator = createAuthenticator({ credentials: browser, random, rp });
  const provider: PasskeyProvider = createPasskeyProvider({
    shelf,
    authenticator,
    chainId: 1,
    isDeployed: () => isDeployed(),
  });
  const connector = injected({
    target: { id: "passkey", name: "Passkey", provider: provider as never },
  });
  const noNode = { request: () => Promise.reject(new Error("no node")) };
  const config = createConfig({
    chains: [mainnet],
    connectors: [connector],
    transports: { 1: custom(noNode, { retryCount: 0 }) },
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ storage }),
  });
  return { shelf, provider, config, connector: config.connectors[0]! };
}

function signed(text: string) {
  const opened = openAssertion(passkey.sign(challengeOf(address, 1, text)));
  return opened.ok ? signatureOf(opened.value) : "0x";
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    ({ code, cause }) => code ?? cause?.code,
  );

test("connects without asking, signs as its account, and says how to deploy it", async () => {
  const { config, connector } = visit();
  expect(await connect(config, { connector })).toEqual({ accounts: [address], chainId: 1 });
  expect(browser.asked).toEqual([]);
  const wrapped = wrapForUndeployed(passkeyAccountOf(passkey.key), signed(message));
  expect(await signMessage(config, { message })).toBe(wrapped);
  const raw = stringToHex(message);
  expect(await signMessage(config, { message: { raw } })).toBe(wrapped);
  expect(browser.asked).toHaveLength(2);
});

test("once it is deployed it signs barely; where nobody can tell, it says how all the same", async () => {
  const { config, connector } = visit();
  await connect(config, { connector });
  isDeployed = async () => true;
  expect(await signMessage(config, { message })).toBe(signed(message));
  isDeployed = () => Promise.reject(new Error("no node"));
  const wrapped = wrapForUndeployed(passkeyAccountOf(passkey.key), signed(message));
  expect(await signMessage(config, { message })).toBe(wrapped);
});

test("a further key signs for the account by its own contract, which needs no deploying", async () => {
  const account = passkeyAccountOf(softPasskey().key).address;
  const { config, connector, shelf } = visit();
  shelf.keep({ ...furtherRecordOf(passkey.id, passkey.key, account), synced: true });
  isDeployed = () => Promise.reject(new Error("no node"));
  expect((await connect(config, { connector })).accounts).toEqual([account]);
  const opened = openAssertion(passkey.sign(challengeOf(account, 1, message)));
  const bySigner = opened.ok && signatureOf(opened.value, signerOf(passkey.key));
  expect(await signMessage(config, { message })).toBe(bySigner);
});

test("after a reload it is there again without a question", async () => {
  const before = visit();
  await connect(before.config, { connector: before.connector });
  const { config } = visit();
  expect((await reconnect(config)).map(({ accounts }) => accounts)).toEqual([[address]]);
  expect(getConnection(config).address).toBe(address);
  expect(browser.asked).toEqual([]);
});

test("a refused fingerprint is the visitor's own no", async () => {
  const { config, connector } = visit();
  await connect(config, { connector });
  browser.next = { throws: rejected };
  const refused = signMessage(config, { message });
  await expect(refused).rejects.toBeInstanceOf(UserRejectedRequestError);
  expect(await codeOf(refused)).toBe(4001);
  // And it can be asked again.
  expect(await signMessage(config, { message })).toMatch(/^0x/);
});

test("a manager that cannot be used is told apart from a no", async () => {
  const { provider } = visit();
  browser.next = { signing: { clientData: (c) => `{"challenge":"${c}","type":"webauthn.get"}` } };
  const params = [stringToHex(message), address];
  await expect(provider.request({ method: "personal_sign", params })).rejects.toMatchObject({
    code: -32603,
    reason: "wrong-order",
  });
});

test("what sends, and whatever else a wallet does, is refused as such", async () => {
  const { config, connector, provider } = visit();
  await connect(config, { connector });
  const sent = sendTransaction(config, { to: zeroAddress, value: 1n, gas: 21_000n });
  await expect(sent).rejects.toMatchObject({ cause: { code: 4200 } });
  for (const method of ["eth_sendTransaction", "eth_signTypedData_v4", "wallet_addEthereumChain"])
    expect(await codeOf(provider.request({ method, params: [] }))).toBe(4200);
});

test("signs for its own account, one text at a time", async () => {
  const { provider } = visit();
  const sign = (...params: unknown[]) => provider.request({ method: "personal_sign", params });
  const text: Hex = stringToHex(message);
  expect(await codeOf(sign(text, passkeyAccountOf(softPasskey().key).address))).toBe(4100);
  expect(await codeOf(sign(text))).toBe(-32602);
  expect(await codeOf(sign(1, address))).toBe(-32602);
  expect(await codeOf(sign(text, "not an address"))).toBe(-32602);
  expect(browser.asked).toEqual([]);
  const both = [sign(text, address), sign(text, address)].map(codeOf);
  expect(await Promise.all(both)).toEqual(["done", -32002]);
  expect(await codeOf(sign(message, address.toLowerCase()))).toBe("done");
});

test("without a passkey nobody is connected", async () => {
  device.clear();
  const { config, connector, provider } = visit();
  expect(await provider.request({ method: "eth_accounts" })).toEqual([]);
  expect(await codeOf(connect(config, { connector }))).toBe(4100);
});

test("whoever disconnects is forgotten on this device", async () => {
  const { config, connector, shelf, provider } = visit();
  await connect(config, { connector });
  const heard: unknown[] = [];
  const listener = (accounts: unknown) => heard.push(accounts);
  provider.on("accountsChanged", listener);
  await disconnect(config);
  expect(getConnection(config).status).toBe("disconnected");
  expect(shelf.read()).toBeUndefined();
  expect(heard).toEqual([[]]);
  provider.removeListener("accountsChanged", listener);
  await provider.request({ method: "wallet_revokePermissions" });
  expect(heard).toHaveLength(1);
  expect(await reconnect(visit().config)).toEqual([]);
});
