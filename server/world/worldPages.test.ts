// Tests what the page of the country is handed for what is asked, and that it is served.
import { expect, test } from "vitest";
import { parishOf } from "../../src/fields/land/place.ts";
import { readBits } from "../../src/fields/search/fieldBits.ts";
import { fieldTraits } from "../../src/fields/traits.ts";
import { ask } from "../testing/ask.ts";
import { startTestServer } from "../testing/testServer.ts";
import { worldPages } from "./worldPages.ts";

const address = `0x${"c0".repeat(20)}`;
const keeper = `0x${"ab".repeat(20)}`;

function open(size: number) {
  const asked: (readonly number[])[] = [];
  const given = worldPages({
    collection: { address, size },
    owners: {
      async keepersOf(fields) {
        asked.push(fields);
        return new Map(fields.filter((id) => id % 2 === 0).map((id) => [id, keeper]));
      },
      fieldsBy: async (owner) => (keeper.startsWith(owner) ? [2, 4, 9_999_999] : []),
    },
    clock: () => Date.UTC(2026, 10, 23, 12),
  });
  return { asked, given: (search: string) => given("", search) };
}

test("of the whole country nothing is searched, and only the keepers of the first page are named", async () => {
  const { asked, given } = open(300);
  const whole = await given("");
  expect(whole).toMatchObject({ day: 20_780, asked: "", found: null });
  expect(whole.keepers![48]).toBe(`0x${"ab".repeat(10)}`);
  expect(whole.keepers![49]).toBeNull();
  expect(Object.keys(whole.keepers!)).toHaveLength(50);
  await given("?page=99&at=7");
  expect(asked[1]).toEqual([...Array.from({ length: 50 }, (_, n) => 250 + n), 7]);
});

test("what is asked for is found", async () => {
  const { given } = open(300);
  const found = async (search: string) => readBits((await given(search)).found!);
  const peat = await found("?soil=peat&parish=1");
  for (const id of peat) expect([fieldTraits(address, id).soil, parishOf(id)]).toEqual(["peat", 1]);
  expect(await found("?q=0xabab")).toEqual([2, 4]);
  expect(await found("?q=299")).toEqual([299]);
  expect(await found("?q=nowhere+at+all")).toEqual([]);
});

test("as long as nobody has read the chain, keepers are not known", async () => {
  const given = worldPages({
    collection: { address, size: 100 },
    owners: { keepersOf: async () => null, fieldsBy: async () => [] },
    clock: () => 0,
  });
  expect((await given("", "")).keepers).toBeNull();
});

test("the page is served, and no other below it", async () => {
  const { port } = await startTestServer();
  expect((await ask(port, "/world?soil=peat&view=table")).status).toBe(200);
  expect((await ask(port, "/world/1")).status).toBe(404);
});
