// Tests how the relay reads what clients send, above all what makes no sense.
import { expect, test } from "vitest";
import { readFrame } from "./relayCall.ts";

const topic = "ab".repeat(32);
const other = "cd".repeat(32);

function read(method: string, params: unknown) {
  return readFrame(JSON.stringify({ id: "7", jsonrpc: "2.0", method, params }));
}

test("a proposal is published on the pairing's topic, and its sender listens there", () => {
  const frame = read("wc_proposeSession", {
    pairingTopic: topic,
    sessionProposal: "sealed",
    ttl: 300,
    tag: 9,
    attestation: "token",
  });
  expect(frame).toEqual({
    kind: "call",
    id: "7",
    name: "wc_proposeSession",
    call: {
      method: "publish",
      subscribeTo: topic,
      publications: [
        { topic, message: "sealed", tag: 1100, ttlSeconds: 300, attestation: "token" },
      ],
    },
  });
});

test("an approval is two letters, the answer on the pairing and the settlement on the session", () => {
  const frame = read("wc_approveSession", {
    pairingTopic: topic,
    sessionTopic: other,
    sessionProposalResponse: "yes",
    sessionSettlementRequest: "terms",
  });
  expect(frame).toMatchObject({
    call: {
      subscribeTo: other,
      publications: [
        { topic, message: "yes", tag: 1101 },
        { topic: other, message: "terms", tag: 1102 },
      ],
    },
  });
});

test.each([
  ["irn_subscribe", { topic }, { method: "subscribe", topics: [topic], single: true }],
  [
    "irn_batchSubscribe",
    { topics: [topic, other] },
    { method: "subscribe", topics: [topic, other], single: false },
  ],
  ["irn_unsubscribe", { topic, id: "x" }, { method: "unsubscribe", topics: [topic] }],
  [
    "irn_batchUnsubscribe",
    { subscriptions: [{ topic, id: "x" }] },
    { method: "unsubscribe", topics: [topic] },
  ],
  ["irn_fetchMessages", { topic }, { method: "fetch", topics: [topic] }],
  ["irn_batchFetchMessages", { topics: [topic] }, { method: "fetch", topics: [topic] }],
  [
    "irn_publish",
    { topic, message: "m", ttl: 60, tag: 1108, prompt: true, correlationId: 1 },
    { method: "publish", publications: [{ topic, message: "m", tag: 1108, ttlSeconds: 60 }] },
  ],
  [
    "irn_batchPublish",
    { messages: [{ topic, message: "m", ttl: 60, attestation: "" }] },
    { method: "publish", publications: [{ topic, message: "m", tag: 0, ttlSeconds: 60 }] },
  ],
])("%s is understood", (method, params, call) => {
  expect(read(method, params)).toEqual({ kind: "call", id: "7", name: method, call });
});

test("an answer is an acknowledgement, whatever it says", () => {
  expect(readFrame('{"id":3,"jsonrpc":"2.0","result":true}')).toEqual({
    kind: "acknowledgement",
    id: 3,
  });
  expect(readFrame('{"id":3,"error":{"code":1}}')).toMatchObject({ kind: "acknowledgement" });
});

test.each([
  ["", -32700],
  ["{", -32700],
  ["null", -32600],
  ["[]", -32600],
  ['"text"', -32600],
  ["{}", -32600],
  ['{"id":{},"method":"irn_publish"}', -32600],
  ['{"id":1}', -32600],
  ['{"id":1,"method":5}', -32600],
  ['{"id":1,"method":"irn_nothing"}', -32601],
  ['{"id":1,"method":"toString"}', -32601],
  ['{"id":1,"method":"__proto__"}', -32601],
  ['{"id":1,"method":"irn_subscribe"}', -32602],
  ['{"id":1,"method":"irn_subscribe","params":[]}', -32602],
])("%s is junk", (text, code) => {
  expect(readFrame(text)).toMatchObject({ kind: "junk", code });
});

test.each([
  ["irn_subscribe", { topic: topic.toUpperCase() }],
  ["irn_subscribe", { topic: `${topic}0` }],
  ["irn_batchSubscribe", { topics: topic }],
  ["irn_batchSubscribe", { topics: [topic, 1] }],
  ["irn_batchSubscribe", { topics: Array(501).fill(topic) }],
  ["irn_batchUnsubscribe", { subscriptions: [null] }],
  ["irn_publish", { topic, message: "" }],
  ["irn_publish", { topic, message: "m", ttl: 0 }],
  ["irn_publish", { topic, message: "m", ttl: 1.5 }],
  ["irn_publish", { topic, message: "m", ttl: 1e9 }],
  ["irn_publish", { topic, message: "m", tag: -1 }],
  ["irn_publish", { topic, message: "m", attestation: 1 }],
  ["irn_batchPublish", { messages: ["m"] }],
  ["wc_proposeSession", { sessionProposal: "m" }],
  ["wc_approveSession", { pairingTopic: topic, sessionProposalResponse: "yes" }],
])("%s with wrong parameters is refused: %j", (method, params) => {
  expect(read(method, params)).toMatchObject({ kind: "junk", id: "7", code: -32602 });
});
