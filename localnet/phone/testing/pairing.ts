// A relay, a phone and an app that may pair through it, for the tests.
import { randomUUID } from "node:crypto";
import { EthereumProvider } from "@walletconnect/ethereum-provider";
import { type Hex, toHex } from "viem";
import { expect, onTestFinished, vi } from "vitest";
import type { RelayEvent } from "../../relay/relayEvent.ts";
import { type RelayOptions, startRelay } from "../../relay/startRelay.ts";
import type { Phone, PhoneOptions, PhoneRequest } from "../phone.ts";
import { createPhone } from "../phoneWallet.ts";

const keys: readonly Hex[] = [1, 2].map((seed) => toHex(seed, { size: 32 }));

export async function openRelay(options: RelayOptions = {}) {
  forbidTheInternet();
  const events: RelayEvent[] = [];
  const relay = await startRelay({ ...options, watch: (event) => events.push(event) });
  onTestFinished(relay.stop);
  return { relay, events };
}

export async function openPhone(relayUrl: string, options: Partial<PhoneOptions> = {}) {
  const phone = await createPhone({
    relayUrl,
    accounts: keys,
    storagePrefix: `phone-${randomUUID()}`,
    ...options,
  });
  onTestFinished(phone.stop);
  return phone;
}

export async function openApp(relayUrl: string, chains?: [number, ...number[]]) {
  const dapp = await openDapp(relayUrl, chains);
  onTestFinished(dapp.stop);
  return dapp;
}

/** Everything up to a session that the owner of the phone has approved. */
export async function openSession(chains?: [number, ...number[]], options: RelayOptions = {}) {
  const { relay, events } = await openRelay(options);
  const phone = await openPhone(relay.url);
  const dapp = await openApp(relay.url, chains);
  await approveSession(dapp, phone);
  return { relay, events, phone, dapp, provider: dapp.provider, address: phone.addresses[0]! };
}

export async function approveSession(dapp: TestDapp, phone: Phone) {
  const { uri, connected } = dapp.connect();
  const proposed = new Promise<number>((resolve) => phone.onProposal(({ id }) => resolve(id)));
  expect(await phone.pair(await uri)).toEqual({ ok: true });
  expect(await phone.approve(await proposed)).toEqual({ ok: true });
  await connected;
}

export function nextRequest(phone: Phone): Promise<PhoneRequest> {
  return new Promise((resolve) => {
    const stop = phone.onRequest((request) => {
      stop();
      resolve(request);
    });
  });
}

function forbidTheInternet() {
  const asked = vi.spyOn(globalThis, "fetch");
  onTestFinished(() => {
    const hosts = asked.mock.calls.map(
      ([to]) => new URL(to instanceof Request ? to.url : to).hostname,
    );
    asked.mockRestore();
    expect(hosts.filter((host) => host !== "127.0.0.1")).toEqual([]);
  });
}

type TestDapp = Awaited<ReturnType<typeof openDapp>>;

/** The real WalletConnect provider as an app uses it. */
async function openDapp(relayUrl: string, chains: [number, ...number[]] = [1, 10]) {
  const provider = await EthereumProvider.init({
    projectId: "local",
    relayUrl,
    telemetryEnabled: false,
    showQrModal: false,
    optionalChains: chains,
    rpcMap: Object.fromEntries(chains.map((chain) => [chain, "http://127.0.0.1:1"])),
    metadata: { name: "Loamstead", description: "A farm", url: "http://localhost:4173", icons: [] },
    storageOptions: { database: ":memory:" },
    customStoragePrefix: `dapp-${randomUUID()}`,
    disableProviderPing: true,
    logger: "silent",
  });
  return {
    provider,
    /** Asks for a session; the promise of the code is settled before the promise of the session. */
    connect(): { uri: Promise<string>; connected: Promise<void> } {
      const uri = new Promise<string>((resolve) => provider.once("display_uri", resolve));
      const connected = provider.connect();
      connected.catch(() => {});
      return { uri, connected };
    },
    async stop() {
      const { core } = provider.signer.client;
      core.heartbeat.stop();
      await core.relayer.transportClose();
    },
  };
}
