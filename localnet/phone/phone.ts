// What a phone of the local world can do and shows.

import type { Result } from "@loamstead/lib/result.ts";
import type { Address, Hex } from "viem";
import type { Asked } from "./parseRequest.ts";
import type { TextStorage } from "./phoneStorage.ts";

export type PhoneOptions = {
  relayUrl: string;
  /** Private keys of development accounts. */
  accounts: readonly Hex[];
  /** Unlike that of every other phone in the process: the SDK gives equal prefixes one core. */
  storagePrefix: string;
  storage?: TextStorage;
  /** Where transactions are sent, by chain. */
  rpcUrls?: Readonly<Record<number, string>>;
  chains?: readonly number[];
  name?: string;
  /** The links that open it, as it names them to apps. */
  redirect?: { native?: string; universal?: string } | undefined;
};

export type Outcome = Result<void>;
export type App = { name: string; url: string };
/** Whether the attestation host vouches that the app runs where it says. */
export type Vouched = "yes" | "no" | "unknown";
export type PhoneProposal = { id: number; app: App; vouched: Vouched; chains: readonly number[] };
export type PhoneRequest = { id: number; topic: string; app: App; asked: Asked };
export type PhoneSession = { topic: string; app: App; address: Address; chains: readonly number[] };

export type Phone = {
  addresses: readonly Address[];
  pair(uri: string): Promise<Outcome>;
  proposals(): readonly PhoneProposal[];
  requests(): readonly PhoneRequest[];
  sessions(): readonly PhoneSession[];
  /** Each of these gives back how to stop listening. */
  onProposal(listener: (proposal: PhoneProposal) => void): () => void;
  onRequest(listener: (request: PhoneRequest) => void): () => void;
  onChange(listener: () => void): () => void;
  approve(proposalId: number, address?: Address): Promise<Outcome>;
  reject(proposalId: number): Promise<Outcome>;
  approveRequest(requestId: number): Promise<Outcome>;
  rejectRequest(requestId: number): Promise<Outcome>;
  disconnect(topic: string): Promise<Outcome>;
  stop(): Promise<void>;
};
