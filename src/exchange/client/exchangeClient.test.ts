import { expect, onTestFinished, test } from "vitest";
import { devAccounts } from "../../../localnet/chain/accounts.ts";
import { type ExchangePlan, startExchange } from "../../../localnet/exchange/startExchange.ts";
import { exchangePlan } from "../../../localnet/world/exchangePlan.ts";
import vectors from "../protocol/vectors/exchange.json" with { type: "json" };
import { askExchange } from "./askExchange.ts";
import { createExchangeClient } from "./createExchangeClient.ts";
import { plainText } from "./plainText.ts";
import { accountState, readAccount } from "./readAccount.ts";
import { readBalances } from "./readBalances.ts";

async function open(plan: ExchangePlan = exchangePlan, timeoutMs = 60_000) {
  const exchange = await startExchange(plan);
  return {
    exchange,
    client: createExchangeClient({ baseUrl: exchange.url, fetch, timeoutMs }),
    [Symbol.asyncDispose]: exchange.stop,
  };
}

const holder = devAccounts.holder.address;

test("reads each state that an account can be in", async () => {
  await using opened = await open();
  const stateOf = async (owner: string) => {
    const answer = await opened.client.account(owner);
    return answer.ok ? accountState(answer.value) : answer.reason;
  };
  expect(await stateOf(holder)).toBe("locked");
  expect(await stateOf(devAccounts.nameOnly.address)).toBe("frozen");
  expect(await stateOf(devAccounts.nameless.address)).toBe("not-activated");
  expect(await stateOf(devAccounts.empty.address)).toBe("none");
});

test("an answer is read where streams cannot be iterated, as in WebKit", async () => {
  const { prototype } = ReadableStream;
  const iterate = Object.getOwnPropertyDescriptor(prototype, Symbol.asyncIterator)!;
  Reflect.deleteProperty(prototype, Symbol.asyncIterator);
  onTestFinished(() => void Object.defineProperty(prototype, Symbol.asyncIterator, iterate));
  await using opened = await open();
  expect(await opened.client.account(holder)).toMatchObject({ ok: true });
});

test("a wrong signature is the exchange's refusal with its code", async () => {
  await using opened = await open();
  const answer = await opened.client.apiKey(10, () => `0x${"1".repeat(192)}`);
  expect(answer).toMatchObject({ ok: false, reason: { kind: "refused", code: 104005 } });
});

test.each([
  ["an answer that comes too late", { kind: "delay", ms: 2_000 }],
  ["a failing server", { kind: "error-500" }],
  ["a page instead of an answer", { kind: "html" }],
  ["a cut connection", { kind: "drop-connection" }],
] as const)("%s means that the exchange is unavailable", async (_, fault) => {
  await using opened = await open(exchangePlan, 500);
  opened.exchange.faults.set("/api/v3/account", fault);
  expect(await opened.client.account(holder)).toMatchObject({
    ok: false,
    reason: { kind: "unavailable" },
  });
});

test("an error that comes with status 200 is an error", async () => {
  await using opened = await open();
  opened.exchange.faults.set("/api/v3/account", {
    kind: "result-info",
    code: 100000,
    message: "unknown",
  });
  expect(await opened.client.account(holder)).toEqual({
    ok: false,
    reason: { kind: "refused", code: 100000, message: "unknown" },
  });
});

test("an exchange that has closed is unavailable", async () => {
  const opened = await open();
  await opened.exchange.stop();
  expect(await opened.client.account(holder)).toMatchObject({ reason: { kind: "unavailable" } });
});

test("who has lost interest gets no failure to show", async () => {
  await using opened = await open();
  const leaving = new AbortController();
  const asked = opened.client.account(holder, leaving.signal);
  leaving.abort();
  expect(await asked).toEqual({ ok: false, reason: { kind: "aborted" } });
});

test("somebody else's account is not taken for the owner's", () => {
  const answer = vectors.httpCapture[0]!.reply.body;
  expect(readAccount(answer, holder)).toMatchObject({ ok: false });
});

test("the recorded account is read, its coordinates as numbers", () => {
  const body = vectors.httpCapture[0]!.reply.body as { owner: string; publicKey: { y: string } };
  const read = readAccount(body, body.owner.toLowerCase());
  expect(read).toMatchObject({ ok: true, value: { accountId: 10, nonce: 1 } });
  expect(read.ok && read.value.publicKey!.y).toBe(BigInt(body.publicKey.y));
});

test.each([
  ["no body", null],
  ["no key", { accountId: 1, owner: holder, frozen: false, nonce: 1, keySeed: "" }],
  ["a negative number", { accountId: -1 }],
  [
    "a key that is no hex",
    {
      accountId: 1,
      owner: holder,
      frozen: false,
      nonce: 1,
      keySeed: "",
      publicKey: { x: "12", y: "0x1" },
    },
  ],
])("an account with %s is not the contract", (_, body) => {
  expect(readAccount(body, holder)).toMatchObject({ ok: false, reason: { kind: "unavailable" } });
});

test("turns the pages of a collection, each field once", async () => {
  const fetched: string[] = [];
  const page = (from: number, length: number) => ({
    totalNum: 70,
    data: Array.from({ length }, (_, at) => ({
      tokenAddress: "0x5FbDB2315678afecb367f032d93F642f64180aa3",
      nftId: `0x${(from + at).toString(16)}`,
      total: "1",
    })),
  });
  const client = createExchangeClient({
    baseUrl: "https://exchange.example",
    timeoutMs: 500,
    fetch: async (address) => {
      fetched.push(String(address));
      // One entry has slipped from the first page to the second.
      return Response.json(fetched.length === 1 ? page(0, 50) : page(49, 20));
    },
  });
  const answer = await client.holdings({
    accountId: 10,
    apiKey: "key",
    tokenAddress: "0x5fbdb2315678afecb367f032d93f642f64180AA3",
  });
  expect(answer.ok && answer.value).toHaveLength(69);
  expect(fetched).toHaveLength(2);
  expect(fetched[1]).toContain("limit=50&metadata=true&offset=50");
});

test("a list without an end is given up", async () => {
  const client = createExchangeClient({
    baseUrl: "https://exchange.example",
    timeoutMs: 500,
    fetch: async () => Response.json({ totalNum: Number.MAX_SAFE_INTEGER, data: [{}] }),
  });
  const answer = await client.holdings({ accountId: 1, apiKey: "k", tokenAddress: holder });
  expect(answer).toMatchObject({ ok: false, reason: { kind: "unavailable" } });
});

test("an endless answer is cut off", async () => {
  const endless = () =>
    new Response(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(1_000_000)) }));
  const answer = await askExchange(
    { baseUrl: "https://exchange.example", timeoutMs: 5_000, fetch: async () => endless() },
    { path: "/", params: {} },
  );
  expect(answer).toMatchObject({
    reason: { kind: "unavailable", detail: "the answer is too long" },
  });
});

test("reads ids with and without their leading zeros and leaves out what is no id", () => {
  const entry = { tokenAddress: holder, total: "1" };
  const page = readBalances({
    totalNum: 4,
    data: [
      { ...entry, nftId: "0x1a1" },
      { ...entry, nftId: `0x${"1a2".padStart(64, "0")}` },
      { ...entry, nftId: "417" },
      { ...entry, nftId: "0x1a3", total: "0" },
    ],
  });
  expect(page?.length).toBe(4);
  expect(page?.holdings.map(({ tokenId }) => tokenId)).toEqual([417n, 418n]);
});

test("escaped text is unescaped once", () => {
  expect(plainText("Rook&apos;s &lt;field&gt; &amp;amp; hedge")).toBe("Rook's <field> &amp; hedge");
});
