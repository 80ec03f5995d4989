// Reads what a client of the relay sent: a call, an acknowledgement, or nothing that makes sense.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { isRecord } from "@loamstead/lib/shape.ts";

export type CallId = string | number;

export type Publication = {
  topic: string;
  message: string;
  tag: number;
  ttlSeconds: number;
  attestation?: string;
};

export type RelayCall =
  | { method: "subscribe"; topics: readonly string[]; single: boolean }
  | { method: "unsubscribe"; topics: readonly string[] }
  | { method: "publish"; publications: readonly Publication[]; subscribeTo?: string }
  | { method: "fetch"; topics: readonly string[] };

export type Frame =
  | { kind: "call"; id: CallId; name: string; call: RelayCall }
  | { kind: "acknowledgement"; id: CallId }
  | { kind: "junk"; id: CallId | null; code: number; reason: string };

type Fields = Readonly<Record<string, unknown>>;

const parseError = -32700;
const invalidRequest = -32600;
const methodNotFound = -32601;
const invalidParams = -32602;

const defaultTtlSeconds = 300;
const longestTtlSeconds = 30 * 24 * 60 * 60;
const mostPerBatch = 500;

const tags = { proposal: 1100, proposalResponse: 1101, settlement: 1102 };

export function readFrame(text: string): Frame {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: "junk", id: null, code: parseError, reason: "not JSON" };
  }
  if (!isRecord(value)) return junk(null, invalidRequest, "not an object");
  const { id, method, params } = value;
  if (typeof id !== "string" && typeof id !== "number") return junk(null, invalidRequest, "no id");
  if (method === undefined) {
    if ("result" in value || "error" in value) return { kind: "acknowledgement", id };
    return junk(id, invalidRequest, "neither a call nor an answer");
  }
  if (typeof method !== "string") return junk(id, invalidRequest, "the method is not a name");
  const read = Object.hasOwn(readers, method) ? readers[method] : undefined;
  if (!read) return junk(id, methodNotFound, "method not found");
  const call = isRecord(params) ? read(params) : refuse("params are not an object");
  return call.ok
    ? { kind: "call", id, name: method, call: call.value }
    : junk(id, invalidParams, call.reason);
}

const readers: Readonly<Record<string, (params: Fields) => Result<RelayCall>>> = {
  irn_subscribe: ({ topic }) =>
    then(readTopic(topic), (one) => ({ method: "subscribe", topics: [one], single: true })),
  irn_batchSubscribe: ({ topics }) =>
    then(readEach(topics, readTopic), (all) => ({
      method: "subscribe",
      topics: all,
      single: false,
    })),
  irn_unsubscribe: ({ topic }) =>
    then(readTopic(topic), (one) => ({ method: "unsubscribe", topics: [one] })),
  irn_batchUnsubscribe: ({ subscriptions }) =>
    then(
      readEach(subscriptions, (one) => readTopic(isRecord(one) ? one.topic : undefined)),
      (topics) => ({ method: "unsubscribe", topics }),
    ),
  irn_publish: (params) =>
    then(readPublication(params), (one) => ({ method: "publish", publications: [one] })),
  irn_batchPublish: ({ messages }) =>
    then(readEach(messages, readPublication), (publications) => ({
      method: "publish",
      publications,
    })),
  irn_fetchMessages: ({ topic }) =>
    then(readTopic(topic), (one) => ({ method: "fetch", topics: [one] })),
  irn_batchFetchMessages: ({ topics }) =>
    then(readEach(topics, readTopic), (all) => ({ method: "fetch", topics: all })),
  wc_proposeSession: (params) =>
    then(
      readPublication({
        ...params,
        topic: params.pairingTopic,
        message: params.sessionProposal,
        tag: tags.proposal,
      }),
      (proposal) => ({ method: "publish", publications: [proposal], subscribeTo: proposal.topic }),
    ),
  wc_approveSession: (params) =>
    then(
      readEach(
        [
          {
            ttl: params.ttl,
            topic: params.pairingTopic,
            message: params.sessionProposalResponse,
            tag: tags.proposalResponse,
          },
          {
            ttl: params.ttl,
            topic: params.sessionTopic,
            message: params.sessionSettlementRequest,
            tag: tags.settlement,
          },
        ],
        readPublication,
      ),
      (publications) => ({
        method: "publish",
        publications,
        subscribeTo: String(params.sessionTopic),
      }),
    ),
};

function readPublication(value: unknown): Result<Publication> {
  if (!isRecord(value)) return refuse("a publication is not an object");
  const { message, tag = 0, ttl = defaultTtlSeconds, attestation } = value;
  const topic = readTopic(value.topic);
  if (!topic.ok) return topic;
  if (typeof message !== "string" || message === "") return refuse("the message is not text");
  if (!isWhole(tag, 0, 0xffff)) return refuse("the tag is not a small number");
  if (!isWhole(ttl, 1, longestTtlSeconds)) return refuse("the ttl is not a number of seconds");
  if (attestation !== undefined && typeof attestation !== "string") {
    return refuse("the attestation is not text");
  }
  const plain = { topic: topic.value, message, tag, ttlSeconds: ttl };
  return accept(attestation ? { ...plain, attestation } : plain);
}

function readTopic(value: unknown): Result<string> {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value)
    ? accept(value)
    : refuse("the topic is not 32 bytes of hex");
}

function readEach<T>(value: unknown, read: (item: unknown) => Result<T>): Result<T[]> {
  if (!Array.isArray(value) || value.length > mostPerBatch) return refuse("not a short list");
  const items: T[] = [];
  for (const item of value) {
    const reading = read(item);
    if (!reading.ok) return reading;
    items.push(reading.value);
  }
  return accept(items);
}

function then<A>(reading: Result<A>, make: (value: A) => RelayCall): Result<RelayCall> {
  return reading.ok ? accept(make(reading.value)) : reading;
}

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

function junk(id: CallId | null, code: number, reason: string): Frame {
  return { kind: "junk", id, code, reason };
}
