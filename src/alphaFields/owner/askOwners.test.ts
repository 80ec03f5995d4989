// Tests whose fields an answer of the server makes out.
import { expect, test } from "vitest";
import { askFieldsOf } from "./askOwners.ts";

const base64 = (bytes: readonly number[]) => btoa(String.fromCharCode(...bytes));
const rose = `0x${"ab".repeat(20)}`;
const fern = `0x${"cd".repeat(20)}`;

/** Fields 0 to 3: rose's, nobody's, fern's, and rose's again. */
const list = {
  block: 9,
  owners: base64([...Array(10).fill(0xab), ...Array(10).fill(0xcd)]),
  fields: base64([1, 0, 0, 0, 1, 0, 2, 0]),
};

const telling = (answer: () => Response) => async () => answer();

test("an address has its fields by number, whatever the case of its digits", async () => {
  const ask = telling(() => Response.json(list));
  expect(await askFieldsOf(rose.toUpperCase().replace("X", "x"), { ask })).toEqual([0, 3]);
  expect(await askFieldsOf(fern, { ask })).toEqual([2]);
  expect(await askFieldsOf(`0x${"ef".repeat(20)}`, { ask })).toEqual([]);
});

test("whoever asked and left, or waits for too long, is given up on", async () => {
  const waits = (_: unknown, { signal }: RequestInit = {}) =>
    new Promise<Response>((_, reject) =>
      signal!.addEventListener("abort", () => reject(signal!.reason)),
    );
  const left = new AbortController();
  const asking = askFieldsOf(rose, { signal: left.signal, ask: waits });
  left.abort();
  await expect(asking).rejects.toThrow("abort");
  await expect(askFieldsOf(rose, { patience: 1, ask: waits })).rejects.toThrow("timeout");
});

test("a server that does not tell is no answer", async () => {
  const ask = telling(() => new Response(null, { status: 503 }));
  await expect(askFieldsOf(rose, { ask })).rejects.toThrow("503");
});
