// Tests what the page of the country is handed for what is asked, and that it is served.
import { describe, expect, test } from "vitest";
import { parishOf } from "../../src/fields/land/place.ts";
import { readBits } from "../../src/fields/search/fieldBits.ts";
import { fieldTraits } from "../../src/fields/traits.ts";
import { createPageWork } from "../pages/pageWork.ts";
import { anyTurn, pagesHere } from "../pages/testing/pagesHere.ts";
import { ask } from "../testing/ask.ts";
import { startTestServer } from "../testing/testServer.ts";
import { createCountrySearch } from "./countrySearch.ts";
import { worldPages } from "./worldPages.ts";

const address = `0x${"c0".repeat(20)}`;
const keeper = `0x${"ab".repeat(20)}`;

function open(size: number) {
  const asked: (readonly number[])[] = [];
  const owners = {
    async keepersOf(fields: readonly number[]) {
      asked.push(fields);
      return new Map(fields.filter((id) => id % 2 === 0).map((id) => [id, keeper]));
    },
    fieldsBy: async (owner: string) => (keeper.startsWith(owner) ? [2, 4, 9_999_999] : []),
  };
  const work = createPageWork({ renderDir: "", origin: "", collection: { address, size } });
  let searched = 0;
  const pool = pagesHere((job) => {
    searched += 1;
    return work(job);
  });
  const search = createCountrySearch({ size, owners, pool });
  const clock = () => Date.UTC(2026, 10, 23, 12);
  const world = worldPages({ size, owners, find: search.find, clock });
  return {
    asked,
    search,
    searched: () => searched,
    async given(search: string) {
      const told = await world("", search, anyTurn);
      if (!told.ok) throw new Error(told.reason.code);
      return told.value;
    },
  };
}

describe("worldPages", () => {
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
    for (const id of peat)
      expect([fieldTraits(address, id).soil, parishOf(id)]).toEqual(["peat", 1]);
    expect(await found("?q=0xabab")).toEqual([2, 4]);
    expect(await found("?q=299")).toEqual([299]);
    expect(await found("?q=nowhere+at+all")).toEqual([]);
  });

  test("as long as nobody has read the chain, keepers are not known", async () => {
    const owners = { keepersOf: async () => null };
    const given = worldPages({ size: 100, owners, find: open(100).search.find, clock: () => 0 });
    expect(await given("", "", anyTurn)).toMatchObject({ value: { keepers: null } });
  });

  test("what was found once is not looked for again, but for what an owner has", async () => {
    const { given, searched } = open(300);
    for (const query of ["?soil=peat", "?soil=peat&at=7", "?soil=peat&page=2"]) await given(query);
    expect(searched()).toBe(1);
    await given("?q=0xabab");
    await given("?q=0xabab");
    expect(searched()).toBe(3);
  });

  test("a question has one way to be written, without what names nothing and without pages beyond the last", async () => {
    const { search } = open(300);
    const world = async (query: string) => search.world(query, anyTurn);
    for (const [asked, written] of [
      ["?soil=peat&q=+seven+", "?q=seven&soil=peat"],
      ["?soil=cheese&mine=0&view=map&at=300", ""],
      ["?parish=99999", ""],
      ["?page=1", ""],
      ["?page=6", "?page=6"],
      ["?page=0007", "?page=6"],
      ["?q=nowhere+at+all&page=3", "?q=nowhere+at+all"],
      ["?view=table&at=7", "?view=table&at=7"],
    ])
      expect(await world(asked!), asked).toEqual({ ok: true, value: written });
    expect(await search.fields("?q=seven&at=7&page=99", anyTurn)).toMatchObject({
      value: "?page=7",
    });
  });

  test("whoever asks otherwise is led to the one address", async () => {
    const { port } = await startTestServer({ basePath: "/farm/" });
    for (const [asked, leadsTo] of [
      ["fields?page=99&x=1", "fields?page=3"],
      ["fields?soil=cheese", "fields"],
      ["world?page=99", "world?page=2"],
      ["world?at=100", "world"],
      ["rooms?by=cheese&after=1", "rooms"],
      ["rooms?by=loved&walls=red", "rooms?walls=red"],
    ]) {
      const { status, headers } = await ask(port, `/farm/${asked}`);
      expect([status, headers.location]).toEqual([308, `/farm/${leadsTo}`]);
      expect((await ask(port, `/farm/${leadsTo}`)).status).toBe(200);
    }
  });

  test("the page is served, and no other below it", async () => {
    const { port } = await startTestServer();
    expect((await ask(port, "/world?soil=peat&view=table")).status).toBe(200);
    expect((await ask(port, "/world/1")).status).toBe(404);
  });
});
