// Tests the phone with the real WalletConnect provider: pairing, signing, switching, parting.
import {
  parseTransaction,
  recoverTransactionAddress,
  stringToHex,
  type TransactionSerialized,
  verifyMessage,
  verifyTypedData,
} from "viem";
import { expect, onTestFinished, test, vi } from "vitest";
import { createMemoryStorage } from "./phoneStorage.ts";
import {
  approveSession,
  nextRequest,
  openApp,
  openPhone,
  openRelay,
  openSession,
} from "./testing/pairing.ts";
import { startRpcStub } from "./testing/startRpcStub.ts";

const message = "loamstead wants you to sign in.\n\nGrüezi";

test("an app pairs, and gets the account and the chains that the phone shares", async () => {
  const { phone, provider, address } = await openSession([1, 10, 137]);
  expect(provider.accounts).toEqual([address]);
  expect(provider.session?.namespaces.eip155?.chains).toEqual(["eip155:1", "eip155:10"]);
  expect(phone.sessions()).toEqual([
    {
      topic: provider.session?.topic,
      app: { name: "Loamstead", url: "http://localhost:4173" },
      address,
      chains: [1, 10],
    },
  ]);
  expect(phone.proposals()).toEqual([]);
});

test("the owner of the phone chooses the account", async () => {
  const { relay } = await openRelay();
  const phone = await openPhone(relay.url);
  const { provider, connect } = await openApp(relay.url);
  const { uri, connected } = connect();
  phone.onProposal(({ id }) => phone.approve(id, phone.addresses[1]));
  await phone.pair(`  ${await uri}\n`);
  await connected;
  expect(provider.accounts).toEqual([phone.addresses[1]]);
});

test("a message is shown as text and signed", async () => {
  const { phone, provider, address } = await openSession();
  const asked = nextRequest(phone);
  const signed = provider.request<`0x${string}`>({
    method: "personal_sign",
    params: [stringToHex(message), address],
  });
  const request = await asked;
  expect(request.asked).toMatchObject({ kind: "message", text: message, address });
  expect(phone.requests()).toEqual([request]);
  expect(await phone.approveRequest(request.id)).toEqual({ ok: true });
  expect(await verifyMessage({ address, message, signature: await signed })).toBe(true);
  expect(phone.requests()).toEqual([]);
  expect(await phone.approveRequest(request.id)).toMatchObject({ ok: false });
});

test("typed data is signed", async () => {
  const { phone, provider, address } = await openSession();
  const data = {
    domain: { name: "Loamstead", chainId: 1 },
    types: {
      Deed: [
        { name: "field", type: "uint256" },
        { name: "to", type: "address" },
      ],
    },
    primaryType: "Deed",
    message: { field: "417", to: address },
  } as const;
  phone.onRequest(({ id }) => phone.approveRequest(id));
  const signature = await provider.request<`0x${string}`>({
    method: "eth_signTypedData_v4",
    params: [address, JSON.stringify(data)],
  });
  const asChecked = { ...data, message: { field: 417n, to: address } };
  expect(await verifyTypedData({ ...asChecked, address, signature })).toBe(true);
});

test("a transaction is signed and sent to its chain", async () => {
  const { relay } = await openRelay();
  const rpc = await startRpcStub();
  onTestFinished(rpc.stop);
  const phone = await openPhone(relay.url, { rpcUrls: { 1: rpc.url } });
  const dapp = await openApp(relay.url);
  await approveSession(dapp, phone);
  const [from, to] = phone.addresses;
  phone.onRequest(({ id }) => phone.approveRequest(id));
  const send = {
    method: "eth_sendTransaction",
    params: [{ from, to, value: "0x5", data: "0x1234" }],
  };
  expect(await dapp.provider.request(send)).toBe(rpc.hash);
  const [raw] = rpc.sent;
  expect(parseTransaction(raw!)).toMatchObject({ value: 5n, data: "0x1234", chainId: 1 });
  expect(
    await recoverTransactionAddress({ serializedTransaction: raw as TransactionSerialized }),
  ).toBe(from);
});

test("a transaction to a chain that cannot be reached fails with words", async () => {
  const { phone, provider, address } = await openSession();
  const asked = nextRequest(phone);
  const sent = provider.request({ method: "eth_sendTransaction", params: [{ from: address }] });
  sent.catch(() => {});
  expect(await phone.approveRequest((await asked).id)).toMatchObject({ ok: false });
  await expect(sent).rejects.toMatchObject({ code: -32603 });
});

test("a request that the owner declines is answered with 5000", async () => {
  const { phone, provider, address } = await openSession();
  phone.onRequest(({ id }) => phone.rejectRequest(id));
  await expect(
    provider.request({ method: "personal_sign", params: ["0x12", address] }),
  ).rejects.toMatchObject({ code: 5000, message: "User rejected." });
  expect(phone.requests()).toEqual([]);
});

test("a session that the owner declines is refused by its message, without a code", async () => {
  const { relay } = await openRelay();
  const phone = await openPhone(relay.url);
  const { connect } = await openApp(relay.url);
  const { uri, connected } = connect();
  phone.onProposal(({ id }) => phone.reject(id));
  await phone.pair(await uri);
  const error = await connected.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: "User rejected." });
  expect(error).not.toHaveProperty("code");
  expect(phone.sessions()).toEqual([]);
});

test("an app that knows none of the phone's chains is refused", async () => {
  const { relay } = await openRelay();
  const phone = await openPhone(relay.url);
  const { connect } = await openApp(relay.url, [137]);
  const { uri, connected } = connect();
  const proposed = new Promise<number>((resolve) => phone.onProposal(({ id }) => resolve(id)));
  await phone.pair(await uri);
  expect(await phone.approve(await proposed)).toMatchObject({ ok: false });
  await expect(connected).rejects.toThrow("Unsupported chains.");
});

test("switching: to a shared chain at once, to another after asking, to an unknown one not", async () => {
  const { phone, provider, address } = await openSession([1]);
  const chains: string[] = [];
  provider.on("chainChanged", (chain) => chains.push(chain));
  const switchTo = (chainId: string) =>
    provider.request({ method: "wallet_switchEthereumChain", params: [{ chainId }] });

  await expect(switchTo("0x89")).rejects.toMatchObject({ code: 4902 });
  expect(phone.requests()).toEqual([]);

  const asked = nextRequest(phone);
  const switched = switchTo("0xa");
  const request = await asked;
  expect(request.asked).toEqual({ kind: "switch", chainId: 10 });
  expect(await phone.approveRequest(request.id)).toEqual({ ok: true });
  await switched;
  expect(provider.chainId).toBe(10);
  expect(chains.at(-1)).toBe("0xa");
  expect(phone.sessions()[0]?.chains).toEqual([1, 10]);

  await switchTo("0x1");
  expect(provider.chainId).toBe(1);
  phone.onRequest(({ id }) => phone.approveRequest(id));
  await provider.request({ method: "personal_sign", params: ["0x12", address] });
});

test("an account that was not shared is refused without asking", async () => {
  const { phone, provider } = await openSession();
  await expect(
    provider.request({ method: "personal_sign", params: ["0x12", phone.addresses[1]] }),
  ).rejects.toMatchObject({ code: 4100 });
  expect(phone.requests()).toEqual([]);
});

test("the app parts, and the phone forgets it", async () => {
  const { phone, provider } = await openSession();
  await provider.disconnect();
  await vi.waitFor(() => expect(phone.sessions()).toEqual([]));
});

test("the phone parts, and the app hears of it", async () => {
  const { phone, provider } = await openSession();
  const heard = new Promise((resolve) => provider.once("disconnect", resolve));
  expect(await phone.disconnect(provider.session!.topic)).toEqual({ ok: true });
  await heard;
  expect(provider.accounts).toEqual([]);
  expect(phone.sessions()).toEqual([]);
});

test("a phone that starts again with its storage keeps its session and what it was asked", async () => {
  const { relay } = await openRelay();
  const options = { storage: createMemoryStorage(), storagePrefix: crypto.randomUUID() };
  const before = await openPhone(relay.url, options);
  const dapp = await openApp(relay.url);
  await approveSession(dapp, before);
  const address = before.addresses[0]!;
  const asked = nextRequest(before);
  const signed = dapp.provider.request<`0x${string}`>({
    method: "personal_sign",
    params: [stringToHex(message), address],
  });
  await asked;
  await before.stop();

  const after = await openPhone(relay.url, options);
  expect(after.sessions()).toHaveLength(1);
  const [request] = after.requests();
  expect(request?.asked).toMatchObject({ text: message });
  expect(await after.approveRequest(request!.id)).toEqual({ ok: true });
  expect(await verifyMessage({ address, message, signature: await signed })).toBe(true);
});

test("text that is no pairing code is refused", async () => {
  const { relay } = await openRelay();
  const phone = await openPhone(relay.url);
  for (const text of ["", "hello", "wc:abc", `wc:${"ab".repeat(32)}@1?bridge=x&key=y`]) {
    expect(await phone.pair(text), text).toMatchObject({ ok: false });
  }
});
