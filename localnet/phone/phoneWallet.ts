// A phone without a screen: the real WalletKit with development accounts, for tests and for the page.

import { accept, refuse } from "@loamstead/lib/result.ts";
import type { PendingRequestTypes, SignClientTypes, Verify } from "@walletconnect/types";
import { privateKeyToAccount } from "viem/accounts";
import { approvedNamespaces, withChain } from "./approvedNamespaces.ts";
import { carryOut } from "./carryOut.ts";
import { openWalletKit } from "./openWalletKit.ts";
import type { Outcome, Phone, PhoneOptions, PhoneProposal, PhoneRequest } from "./phone.ts";
import { createMemoryStorage } from "./phoneStorage.ts";
import { appOf, readRequest, showProposal, showSession } from "./phoneViews.ts";

const userRejected = { code: 5000, message: "User rejected." };
const userDisconnected = { code: 6000, message: "User disconnected." };
const unsupportedChains = { code: 5100, message: "Unsupported chains." };
const internalError = -32603;

export async function createPhone(options: PhoneOptions): Promise<Phone> {
  const { relayUrl, storagePrefix, rpcUrls = {}, chains = [1, 10], redirect } = options;
  const { name = "Local phone" } = options;
  const storage = options.storage ?? createMemoryStorage();
  const accounts = options.accounts.map((key) => privateKeyToAccount(key));
  const addresses = accounts.map((account) => account.address);
  const { kit, close } = await openWalletKit({ relayUrl, storagePrefix, storage, name, redirect });

  const verified = new Map<number, Verify.Context["verified"]>();
  const answering = new Set<number>();
  const listeners = {
    change: new Set<() => void>(),
    proposal: new Set<(proposal: PhoneProposal) => void>(),
    request: new Set<(request: PhoneRequest) => void>(),
  };
  const changed = () => {
    for (const listener of listeners.change) listener();
  };

  // Typed as a record by id, but a list when it comes.
  const pendingProposals = () => Object.values(kit.getPendingSessionProposals());
  const proposals = () =>
    pendingProposals()
      .filter((one) => !answering.has(one.id))
      .map((one) => showProposal(one, verified.get(one.id)));
  const sessions = () => Object.values(kit.getActiveSessions());
  const sessionOf = (topic: string) => sessions().find((one) => one.topic === topic);

  const readings = () =>
    kit.getPendingSessionRequests().flatMap((pending) => {
      const session = sessionOf(pending.topic);
      if (!session || answering.has(pending.id)) return [];
      return [{ pending, session, reading: readRequest(pending, session, chains) }];
    });
  const requests = (): PhoneRequest[] =>
    readings().flatMap(({ pending: { id, topic }, session, reading }) =>
      reading.ok ? [{ id, topic, app: appOf(session.peer.metadata), asked: reading.asked }] : [],
    );

  /** One answer at a time for each proposal or request, and a failed one may be given again. */
  async function once(id: number, act: () => Promise<Outcome>): Promise<Outcome> {
    if (answering.has(id)) return refuse("This is being answered");
    answering.add(id);
    try {
      return await attempt(act);
    } finally {
      answering.delete(id);
      changed();
    }
  }

  type Answer = { result: unknown } | { error: { code: number; message: string } };
  const respond = ({ id, topic }: { id: number; topic: string }, answer: Answer) =>
    kit.respondSessionRequest({ topic, response: { id, jsonrpc: "2.0", ...answer } });

  function refuseUnreadable() {
    for (const { pending, reading } of readings()) {
      if (reading.ok) continue;
      const error = { code: reading.code, message: reading.reason };
      void once(pending.id, () => done(respond(pending, { error })));
    }
  }

  async function switchChain({ topic }: PhoneRequest, chainId: number) {
    const granted = sessionOf(topic)?.namespaces;
    if (!granted) return;
    const namespaces = withChain(granted, chainId);
    // An event of a chain that the session does not have yet would be refused by the app.
    if (namespaces !== granted)
      await (await kit.updateSession({ topic, namespaces })).acknowledged();
    const event = { name: "chainChanged", data: chainId };
    await kit.emitSessionEvent({ topic, chainId: `eip155:${chainId}`, event });
  }

  const onProposal = ({
    id,
    verifyContext,
  }: SignClientTypes.EventArguments["session_proposal"]) => {
    verified.set(id, verifyContext.verified);
    changed();
    const shown = proposals().find((one) => one.id === id);
    if (shown) for (const listener of listeners.proposal) listener(shown);
  };
  const onRequest = ({ id }: PendingRequestTypes.Struct) => {
    refuseUnreadable();
    changed();
    const shown = requests().find((one) => one.id === id);
    if (shown) for (const listener of listeners.request) listener(shown);
  };
  kit.on("session_proposal", onProposal);
  kit.on("session_request", onRequest);
  kit.on("session_delete", changed);
  kit.on("proposal_expire", changed);
  kit.on("session_request_expire", changed);
  refuseUnreadable();

  return {
    addresses,
    proposals,
    requests,
    sessions: () => sessions().map(showSession),
    onProposal: (listener) => listen(listeners.proposal, listener),
    onRequest: (listener) => listen(listeners.request, listener),
    onChange: (listener) => listen(listeners.change, listener),
    pair: (uri) => attempt(() => done(kit.pair({ uri: uri.trim() }))),

    approve: (id, address = addresses[0]!) =>
      once(id, async () => {
        const proposal = pendingProposals().find((one) => one.id === id);
        if (!proposal) return refuse("This proposal is gone");
        const approved = approvedNamespaces(proposal, { address, chains });
        if (!approved.ok) {
          await kit.rejectSession({ id, reason: unsupportedChains });
          return approved;
        }
        return done(kit.approveSession({ id, namespaces: approved.value }));
      }),
    reject: (id) => once(id, () => done(kit.rejectSession({ id, reason: userRejected }))),

    async approveRequest(id) {
      const request = requests().find((one) => one.id === id);
      if (!request) return refuse("This request is gone");
      return once(id, async () => {
        const outcome = await carryOut(request.asked, { accounts, rpcUrls });
        if (!outcome.ok) {
          await respond(request, { error: { code: internalError, message: outcome.reason } });
          return outcome;
        }
        if (request.asked.kind === "switch") await switchChain(request, request.asked.chainId);
        return done(respond(request, { result: outcome.value }));
      });
    },
    async rejectRequest(id) {
      const request = requests().find((one) => one.id === id);
      if (!request) return refuse("This request is gone");
      return once(id, () => done(respond(request, { error: userRejected })));
    },
    async disconnect(topic) {
      const outcome = await attempt(() =>
        done(kit.disconnectSession({ topic, reason: userDisconnected })),
      );
      changed();
      return outcome;
    },
    async stop() {
      for (const set of Object.values(listeners)) set.clear();
      await close();
    },
  };
}

function listen<T>(set: Set<T>, listener: T): () => void {
  set.add(listener);
  return () => void set.delete(listener);
}

async function done(work: Promise<unknown>): Promise<Outcome> {
  await work;
  return accept(undefined);
}

/** The SDK throws for whatever an app, a person or the network may do wrong. */
async function attempt(act: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await act();
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
