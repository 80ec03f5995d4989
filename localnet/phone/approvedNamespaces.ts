// What the phone grants an app: one account, on those chains and for those methods that both know.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { ProposalTypes, SessionTypes } from "@walletconnect/types";
import { buildApprovedNamespaces } from "@walletconnect/utils";
import type { Address } from "viem";
import { phoneMethods } from "./parseRequest.ts";

type Proposal = Pick<ProposalTypes.Struct, "requiredNamespaces" | "optionalNamespaces">;

export function approvedNamespaces(
  proposal: Proposal,
  { address, chains }: { address: Address; chains: readonly number[] },
): Result<SessionTypes.Namespaces> {
  const names = chains.map((chain) => `eip155:${chain}`);
  const eip155 = {
    chains: names,
    methods: phoneMethods,
    events: ["chainChanged", "accountsChanged"],
    accounts: names.map((name) => `${name}:${address}`),
  };
  // The SDK's own merging throws when an app insists on what the phone does not have.
  try {
    const namespaces = buildApprovedNamespaces({
      proposal: proposal as ProposalTypes.Struct,
      supportedNamespaces: { eip155 },
    });
    return namespaces.eip155?.accounts.length
      ? accept(namespaces)
      : refuse("The app asks for no chain that the phone has");
  } catch {
    return refuse("The app insists on what the phone does not have");
  }
}

/** The same grant with one chain more. */
export function withChain(
  namespaces: SessionTypes.Namespaces,
  chainId: number,
): SessionTypes.Namespaces {
  const eip155 = namespaces.eip155;
  const name = `eip155:${chainId}`;
  if (!eip155 || eip155.accounts.some((account) => account.startsWith(`${name}:`))) {
    return namespaces;
  }
  const addresses = new Set(eip155.accounts.map((account) => account.split(":")[2]));
  return {
    ...namespaces,
    eip155: {
      ...eip155,
      chains: [...(eip155.chains ?? []), name],
      accounts: [...eip155.accounts, ...[...addresses].map((address) => `${name}:${address}`)],
    },
  };
}
