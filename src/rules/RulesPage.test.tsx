// Every number of the page is the law's: its words have none of their own, its tables agree with the tables.
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { quote } from "../farm/market/price.ts";
import { DAY, dayOfCivilDate } from "../farm/numbers/time.ts";
import { bareFarm } from "../farm/state/begin.ts";
import { companionCrops, crops } from "../farm/tables/crops.ts";
import { festivals } from "../farm/tables/festivals.ts";
import { deedsFor } from "../farm/tables/level.ts";
import { producerRules } from "../farm/tables/producers.ts";
import { recipes } from "../farm/tables/recipes.ts";
import { soilRules } from "../farm/tables/soils.ts";
import { toolCosts } from "../farm/tables/tools.ts";
import { trialGround } from "../farm/testing/trial.ts";
import { likedCrops } from "../fields/likedCrops.ts";
import { rulesPage } from "./RulesPage.tsx";
import { ruleSections } from "./sections.ts";

const { Content } = rulesPage;
const html = renderToStaticMarkup(<Content />);

const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .trim();

const cellsOf = (row: string): string[] =>
  [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => textOf(cell!));

/** Each table by its caption: its rows by what they are about. */
const tables = new Map(
  [...html.matchAll(/<table[^>]*>(.*?)<\/table>/g)].map(([, table]) => {
    const caption = textOf(table!.match(/<caption>(.*?)<\/caption>/)![1]!);
    const body = table!.split("<tbody>")[1]!;
    const rows = [...body.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) => cellsOf(row!));
    return [caption, new Map(rows.map(([name, ...cells]) => [name!, cells]))] as const;
  }),
);
const rowsOf = (caption: string) => tables.get(caption)!;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** The numbers in a text, one after the other. */
const numbersIn = (text: string): number[] =>
  (text.replaceAll(",", "").match(/\d+(\.\d+)?/g) ?? []).map(Number);

describe("the words", () => {
  it("have no number of their own", () => {
    const source = readFileSync(new URL("words/strings.ts", import.meta.url), "utf8");
    expect(source.match(/.*\d.*/g) ?? []).toEqual([]);
  });

  it("are whole: nothing is left out of a sentence", () => {
    expect(textOf(html)).not.toMatch(/undefined|NaN|null|\[object|\$\{/);
    for (const { text } of ruleSections)
      for (const each of text) expect(each).toMatch(/^[A-Z].*[.:]$/);
  });
});

describe("the tables", () => {
  it("have every row and every cell filled", () => {
    const [longest] = [...tables.values()].toSorted((a, b) => b.size - a.size);
    expect(tables.size).toBe(ruleSections.reduce((sum, { sheets }) => sum + sheets.length, 0));
    expect(longest!.size).toBeGreaterThan(20);
    for (const [caption, rows] of tables)
      for (const [name, cells] of rows)
        for (const cell of cells) expect(`${caption}: ${name}: ${cell}`).toMatch(/: .+: .+/);
  });

  it.each(Object.entries(crops))("tell of %s what the law says", (id, rules) => {
    const name = capital(id);
    const [dry, moist, level] = rowsOf("How long they take").get(name)!;
    expect([secondsOf(dry!), secondsOf(moist!), Number(level)]).toEqual([
      rules.seconds,
      (rules.seconds * 2) / 3,
      rules.level,
    ]);
    const [gives, each, seed] = rowsOf("What a plot gives").get(name)!;
    expect([Number(gives), numbersIn(each!)[0], numbersIn(seed!)[0] ?? 0]).toEqual([
      rules.units,
      rules.price,
      rules.seed,
    ]);
    const [takes] = rowsOf("What a harvest takes of the heart").get(name)!;
    expect(numbersIn(takes!)[0]).toBe(Math.abs(rules.draw));
    expect(takes!.startsWith("gives")).toBe(rules.draw < 0);
    const friends = companionCrops.filter((pair) => (pair as readonly string[]).includes(id));
    const [named] = rowsOf("Who does whom good").get(name)!;
    expect(named!.split(", ")).toHaveLength(friends.length);
  });

  it("tell of soils, meadow, kitchen, tools, levels and festivals what the law says", () => {
    for (const [id, { hours }] of Object.entries(soilRules)) {
      expect(secondsOf(rowsOf("How long a watering lasts").get(capital(id))![0]!)).toBe(
        hours * 3600,
      );
      const [liked] = rowsOf("Soils").get(capital(id))!;
      expect(liked!.split(", ")).toEqual(likedCrops[id as keyof typeof likedCrops]);
    }
    const given = [...rowsOf("What the meadow gives").values()];
    expect(given.map(([gives, every]) => [numbersIn(gives!)[0], secondsOf(every!)])).toEqual(
      Object.values(producerRules).map(({ units, minutes }) => [units, minutes * 60]),
    );
    const settled = [...rowsOf("What it costs to settle them").values()];
    expect(settled.map(([pence]) => numbersIn(pence!)[0])).toEqual(
      Object.values(producerRules).flatMap(({ pence }) => pence ?? []),
    );
    const cooked = [...rowsOf("Recipes").values()];
    expect(
      cooked.map(([of, time, level]) => [numbersIn(of!), secondsOf(time!), Number(level)]),
    ).toEqual(
      Object.values(recipes).map(({ takes, minutes, level }) => [
        Object.values(takes),
        minutes * 60,
        level,
      ]),
    );
    const prices = [...rowsOf("Tools").values()].map(([all]) => all!.split(", "));
    expect(prices.map((all) => all.map((each) => numbersIn(each)[0]))).toEqual(
      Object.values(toolCosts).map((all) => [...all]),
    );
    for (const [level, [deeds]] of rowsOf("Levels"))
      expect(numbersIn(deeds!)[0] ?? 0).toBe(deedsFor(Number(level)));
    const brought = [...rowsOf("The year's tables").values()];
    expect(brought.map(([from, bring]) => [numbersIn(from!)[0], numbersIn(bring!)])).toEqual(
      Object.values(festivals).map(({ date, brings }) => [date, Object.values(brings)]),
    );
  });

  it("sells its example for what the cross would pay", () => {
    const at = dayOfCivilDate({ year: 2026, month: 10, date: 23 }) * DAY;
    const ground = trialGround();
    for (const [count, [together]] of rowsOf("An example"))
      expect(numbersIn(together!)[0]).toBe(quote(bareFarm(ground, at), "leek", Number(count), at));
  });

  it("multiply a harvest as the law does", () => {
    const factors = [...rowsOf("What a harvest is multiplied by").values()].map(([k]) => k);
    expect(factors).toEqual(
      "× 0.70|× 1.00|× 0.45|× 1.10|× 1.15|× 0.75|+ 0.02|− 0.04|× 1.12|× 1.20|× 0.85".split("|"),
    );
    const beside = [...rowsOf("Neighbours").values()].map(([k]) => k);
    expect(beside).toEqual(["+ 0.045", "− 0.012", "+ 0.014", "× 1.14"]);
    const own = [...rowsOf("What some fields do").values()].map(([k]) => k);
    expect(own).toEqual(
      "× 1.15|× 0.85|× 1.06|× 0.94|× 1.12|× 0.97|× 1.06|× 1.02|× 1.08".split("|"),
    );
  });
});

it("leads to every section from its contents, and from the game in one minute to six of them", () => {
  const linksIn = (part: RegExp) =>
    [...html.match(part)![0].matchAll(/href="#([a-z]+)"/g)].map(([, id]) => id);
  const links = linksIn(/<nav .*?<\/nav>/);
  const ids = [...html.matchAll(/<section id="([a-z]+)"/g)].map(([, id]) => id);
  expect(links).toEqual(ids);
  expect(ids).toEqual(ruleSections.map(({ id }) => id));
  const short = linksIn(/<section aria-labelledby="minute-title".*?<\/section>/);
  expect(short).toHaveLength(6);
  expect(ids).toEqual(expect.arrayContaining(short));
});

it("folds what is long under its name, and leaves what is short open", () => {
  const folded = [...html.matchAll(/<summary.*?<\/summary>/g)].map(([name]) => textOf(name));
  const long = [...tables].filter(([, rows]) => rows.size > 8);
  expect(folded).toEqual(long.map(([caption, rows]) => `${caption} ${rows.size} rows`));
  expect(folded.length).toBeGreaterThan(5);
  expect(folded.length).toBeLessThan(tables.size);
});

/** "1½ min", "13 min 20 s", "3 days" read back. */
function secondsOf(span: string): number {
  const units = { s: 1, min: 60, h: 3600, day: 86_400, days: 86_400 };
  let sum = 0;
  for (const [, count, part, unit] of span.matchAll(/(\d*)([½¼¾]?)\s(s|min|h|days?)\b/g)) {
    const fraction = { "½": 0.5, "¼": 0.25, "¾": 0.75 }[part ?? ""] ?? 0;
    sum += (Number(count || 0) + fraction) * units[unit as keyof typeof units];
  }
  return sum;
}
