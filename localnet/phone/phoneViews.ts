// Turns the SDK's records into what a phone shows of them.
import type {
  PendingRequestTypes,
  ProposalTypes,
  SessionTypes,
  Verify,
} from "@walletconnect/types";
import { type Address, getAddress } from "viem";
import { parseRequest, type Reading } from "./parseRequest.ts";
import type { App, PhoneProposal, PhoneSession, Vouched } from "./phone.ts";

const vouchedBy: Record<Verify.Context["verified"]["validation"], Vouched> = {
  VALID: "yes",
  INVALID: "no",
  UNKNOWN: "unknown",
};

export function showProposal(
  proposal: ProposalTypes.Struct,
  verified: Verify.Context["verified"] | undefined,
): PhoneProposal {
  const { requiredNamespaces, optionalNamespaces, proposer } = proposal;
  const names = [requiredNamespaces, optionalNamespaces].flatMap(
    (one) => one?.eip155?.chains ?? [],
  );
  return {
    id: proposal.id,
    app: appOf(proposer.metadata),
    vouched: vouchedBy[verified?.validation ?? "UNKNOWN"],
    chains: [...new Set(names.map(chainOf))],
  };
}

export function showSession(session: SessionTypes.Struct): PhoneSession {
  const accounts = session.namespaces.eip155?.accounts ?? [];
  return {
    topic: session.topic,
    app: appOf(session.peer.metadata),
    address: addressesOf(session)[0]!,
    chains: accounts.map(chainOf),
  };
}

export function readRequest(
  { params }: PendingRequestTypes.Struct,
  session: SessionTypes.Struct,
  chains: readonly number[],
): Reading {
  const { method, params: asked } = params.request;
  const call = { method, params: asked, chainId: chainOf(params.chainId) };
  return parseRequest(call, { addresses: addressesOf(session), chains });
}

export function appOf({ name, url }: App): App {
  return { name, url };
}

function addressesOf(session: SessionTypes.Struct): Address[] {
  const accounts = session.namespaces.eip155?.accounts ?? [];
  return [...new Set(accounts.map((account) => getAddress(account.split(":")[2] ?? "")))];
}

function chainOf(name: string): number {
  return Number(name.split(":")[1]);
}
