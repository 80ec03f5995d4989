// Tests whose fields an answer of the server makes out.
import { expect, test } from "vitest";
import { askOwnFields } from "./askOwnFields.ts";

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
const { signal } = new AbortController();

test("an address has its fields by number, whatever the case of its digits", async () => {
  const ask = telling(() => Response.json(list));
  expect(await askOwnFields(rose.toUpperCase().replace("X", "x"), signal, ask)).toEqual([0, 3]);
  expect(await askOwnFields(fern, signal, ask)).toEqual([2]);
  expect(await askOwnFields(`0x${"ef".repeat(20)}`, signal, ask)).toEqual([]);
});

test("a server that does not tell is no answer", async () => {
  const ask = telling(() => new Response(null, { status: 503 }));
  await expect(askOwnFields(rose, signal, ask)).rejects.toThrow("503");
});
