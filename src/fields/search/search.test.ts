// Tests how the country is asked: addresses, texts, what is found, and what is suggested meanwhile.
import { describe, expect, test } from "vitest";
import { landOf } from "../land/landOf.ts";
import { parishOf } from "../land/place.ts";
import { fieldName } from "../names/fieldName.ts";
import { shareOf } from "../odds.ts";
import { parishName } from "../parishNames.ts";
import { fieldTraits } from "../traits.ts";
import { readBits, writeBits } from "./fieldBits.ts";
import { readFieldQuery, resultKey, writeFieldQuery } from "./fieldQuery.ts";
import { indexFields } from "./indexFields.ts";
import { meaningOf } from "./meaning.ts";
import { isEmptyQuery, searchFields } from "./searchFields.ts";
import { suggest } from "./suggest.ts";

const size = 10_000;
const address = `0x${"c0".repeat(20)}`;
const name = (id: number) => fieldName(id, landOf(id));
const sources = {
  size,
  traitsOf: (id: number) => fieldTraits(address, id),
  fieldsBy: (owner: string) => (owner === "0xabcd" ? [7, 90, 91, 4000] : []),
};
const find = (query: string) => searchFields(readFieldQuery(query, size), sources);

describe("search of the country", () => {
  test("an address says what is asked, and what it does not know is passed over", () => {
    const plain = {
      filters: {},
      parish: null,
      isMine: false,
      text: "",
      view: "map",
      at: null,
      who: null,
      by: "number" as const,
      page: 1,
    };
    expect(readFieldQuery("", size)).toEqual(plain);
    for (const odd of [
      "?at=10000",
      "?at=x",
      "?view=globe",
      "?soil=lava",
      "?page=0",
      "?q=%20",
      "?z=3",
      "?who=nobody",
    ])
      expect(readFieldQuery(odd, size), odd).toEqual(plain);
    const query = "?q=goose+end&soil=peat&parish=7&mine=1&view=table&at=0&page=3";
    expect(writeFieldQuery(readFieldQuery(query, size))).toBe(query);
    expect(writeFieldQuery(readFieldQuery("?page=1&view=map&soil=", size))).toBe("");
    expect(isEmptyQuery(readFieldQuery("?view=table&at=9", size))).toBe(true);
    // One looks at a field or at somebody.
    expect(writeFieldQuery(readFieldQuery("?at=7&who=tansy", size))).toBe("?who=tansy");
    expect(resultKey(readFieldQuery("?who=everybody", size))).toBe("");
    // Whose fields "mine" are only the page learns.
    expect(resultKey(readFieldQuery(query, size))).toBe("?q=goose+end&soil=peat&parish=7");
    expect(isEmptyQuery(readFieldQuery("?q=9", size))).toBe(false);
  });

  test("a text is a number, an owner or words", () => {
    expect(meaningOf(" №0417", size)).toEqual({ kind: "number", id: 417 });
    expect(meaningOf("10000", size)).toEqual({ kind: "words", words: "10000" });
    expect(meaningOf(`0x${"AB".repeat(20)}`, size)).toEqual({
      kind: "owner",
      owner: `0x${"ab".repeat(10)}`,
    });
    expect(meaningOf("0xAbCd", size)).toEqual({ kind: "owner", owner: "0xabcd" });
    expect(meaningOf("Goose  End", size)).toEqual({ kind: "words", words: "goose end" });
    expect(meaningOf("  ", size)).toBeNull();
  });

  test("fields are found by what they are, by parish, number, name and owner, and by all at once", () => {
    expect(find("")).toHaveLength(size);
    expect(find("?soil=peat")).toHaveLength(size * shareOf("soil", "peat"));
    expect(find("?parish=2").every((id) => parishOf(id) === 2)).toBe(true);
    expect(find("?parish=2")).toHaveLength(91);
    expect(find("?parish=4000")).toEqual([]);
    expect(find("?q=5151")).toEqual([5151]);
    expect(find(`?q=${name(5151).toUpperCase()}`)).toContain(5151);
    expect(find(`?q=${parishName(0)}`)).toEqual(expect.arrayContaining([0, 90]));
    expect(find("?q=0xABCD")).toEqual([7, 90, 91, 4000]);
    expect(find("?q=0xabcd&parish=0")).toEqual([7, 90]);
    expect(find("?q=0xdead")).toEqual([]);
    expect(find("?q=xyzzy")).toEqual([]);
  });

  test("a set of fields is a short text, and the same again", () => {
    for (const fields of [[], [0], [7, 8, 90, 9999]]) {
      const text = writeBits(fields, size);
      expect(text.length).toBeLessThan(1_700);
      expect(readBits(text)).toEqual(fields);
    }
  });

  test("all traits are worked out in turns, none longer than eight milliseconds by much", async () => {
    let clock = 0;
    let rests = 0;
    const all = await indexFields(
      { address, size: 400 },
      {
        now: () => clock++,
        async rest() {
          rests += 1;
        },
      },
    );
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 400 }, (_, id) => id));
    expect(all[399]).toEqual(fieldTraits(address, 399));
    expect(rests).toBe(1);
  });

  test("a few letters are enough to be led to a field or a parish", () => {
    expect(suggest("5151", size)).toEqual([{ kind: "field", id: 5151, name: name(5151) }]);
    const goose = suggest("goose", size);
    expect(goose.length).toBeLessThanOrEqual(7);
    expect(goose[0]).toMatchObject({ kind: "parish" });
    expect(goose.filter(({ kind }) => kind === "field").length).toBeGreaterThan(0);
    expect(suggest(name(9000), size).find(({ kind }) => kind === "field")).toEqual({
      kind: "field",
      id: 9000,
      name: name(9000),
    });
    expect(suggest("", size)).toEqual([]);
    expect(suggest("0xabcd", size)).toEqual([]);
  });
});
