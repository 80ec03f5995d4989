import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { testFolder } from "../../server/testing/testFolder.ts";
import { testSite } from "../../server/testing/testSite.ts";
import { landingFolder, parseWords, wordsProblems } from "./landingWords.ts";
import { siteCounts } from "./siteCounts.ts";

const house = resolve(import.meta.dirname, "../..");
const written = (name: string) => readFileSync(join(house, landingFolder, `${name}.json`), "utf8");

/** A file of the site's with some of it changed, as a site of so many fields gets it. */
const read = (name: string, change: object = {}, size = 10_000) => {
  const site = Object.assign({}, testSite, { collection: { ...testSite.collection, size } });
  const text = JSON.stringify(Object.assign(JSON.parse(written(name)), change));
  return parseWords(name, text, site);
};

describe("parseWords", () => {
  it("says what follows from the collection's size", () => {
    const change = {
      title: "{Fields} of {site}",
      lede: "{fields} fields, {count} in digits, {parishes} parishes",
      dialNote: "{drums} drums at {example}",
      dialRange: "{first} to {last}",
    };
    const of = (size: number) => read("alpha-fields", change, size);
    expect(of(10_000)).toMatchObject({
      words: {
        title: "Ten thousand of Test farm",
        lede: "ten thousand fields, 10,000 in digits, about a hundred parishes",
        dialNote: "four drums at 0417",
        dialRange: "0000 to 9999",
      },
    });
    expect(of(1_000)).toMatchObject({
      words: {
        title: "One thousand of Test farm",
        lede: "one thousand fields, 1,000 in digits, eleven parishes",
        dialNote: "three drums at 417",
        dialRange: "000 to 999",
      },
    });
    expect(of(91)).toMatchObject({
      words: { lede: "ninety-one fields, 91 in digits, one parishes", dialNote: "two drums at 90" },
    });
  });

  it("tells how many fields have what, as counted", async () => {
    const change = { oddsText: "{mills}, {bare} and {hotSprings}" };
    const collection = Object.assign({}, testSite.collection, { size: 2_000 });
    const site = Object.assign({}, testSite, { collection });
    const text = JSON.stringify(Object.assign(JSON.parse(written("alpha-fields")), change));
    const { landmark } = await siteCounts(site);
    const sum = Object.values(landmark).reduce((all, count) => all + count, 0);
    expect(sum).toBe(2_000);
    const [mills, bare, warm] = [landmark.mill!, landmark.none!, landmark["hot-spring"]!];
    expect(parseWords("alpha-fields", text, site, await siteCounts(site))).toMatchObject({
      words: { oddsText: `${mills}, ${bare.toLocaleString("en-GB")} and ${warm}` },
    });
  });

  it("leaves quotes and backslashes as they are written", () => {
    const title = 'The "{site}" \\ way';
    expect(read("hero", { promise: title })).toMatchObject({
      words: { promise: 'The "Test farm" \\ way' },
    });
  });

  it.each<[string, object, string, string]>([
    ["hero", { what: "  " }, "what", "must not be empty"],
    ["hero", { what: undefined }, "what", "is missing"],
    ["hero", { colour: "red" }, "colour", "is not a field that this file has"],
    ["hero", { promise: "x".repeat(81) }, "promise", "must be at most 80 characters"],
    ["hero", { what: "one of {feilds}" }, "what", "may hold in braces only {fields}, {Fields}"],
    ["overview", { stages: ["Sown"] }, "stages", "must be a list of 7"],
    ["overview", { rules: "none" }, "rules", "must be a list"],
    ["overview", { rules: [{ fact: "1" }, 2, 3] }, "rules.0.text", "is missing"],
    ["news", { seasons: 4 }, "seasons", "must be an object"],
  ])("of %s refuses %j", (name, change, field, problem) => {
    const result = read(name, change);
    expect(result.ok ? [] : result.problems).toContainEqual({
      file: `content/landing/${name}.json`,
      field,
      problem: expect.stringContaining(problem),
    });
  });

  it("tells what is no JSON, and what is no file of the page", () => {
    expect(parseWords("hero", "{", testSite)).toMatchObject({
      problems: [{ field: "file", problem: expect.stringMatching(/^is not JSON: /) }],
    });
    expect(parseWords("villain", "{}", testSite)).toMatchObject({
      problems: [{ field: "file name" }],
    });
  });
});

it("finds every file of the site sound, and says which are not there", async () => {
  expect(await wordsProblems(house, testSite)).toEqual([]);
  const missing = await wordsProblems(await testFolder("words"), testSite);
  expect(missing).toHaveLength(9);
  expect(missing[0]).toEqual({
    file: "content/landing/hero.json",
    field: "file",
    problem: "is not there",
  });
});
