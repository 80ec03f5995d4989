// What the landing page says, from content/landing: each file checked, and its counts filled in.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { cropIds, rulesOf } from "../../src/farm/tables/crops.ts";
import type { KindCounts } from "../../src/fields/countKinds.ts";
import { parishOf } from "../../src/fields/land/place.ts";
import { type KindOf, odds } from "../../src/fields/odds.ts";
import { counted, countFields, roughly } from "../../src/lib/numberWords.ts";
import { text as plainText, type SiteConfig } from "../../src/lib/siteConfig.ts";
import type { ContentProblem } from "./problem.ts";

type Told = Pick<SiteConfig, "name" | "collection">;

/** What may stand in braces, and what it becomes. */
function fillings(
  { name, collection: { size } }: Told,
  counts?: KindCounts,
): Record<string, string> {
  const having = (landmark: KindOf<"landmark">) =>
    (counts?.landmark[landmark] ?? 0).toLocaleString("en-GB");
  const last = String(size - 1);
  return {
    fields: countFields("{fields}", size),
    Fields: countFields("{Fields}", size),
    count: size.toLocaleString("en-GB"),
    parishes: roughly(parishOf(size - 1) + 1),
    parishCount: (parishOf(size - 1) + 1).toLocaleString("en-GB"),
    example: String(Math.min(417, size - 1)).padStart(last.length, "0"),
    first: "0".repeat(last.length),
    last,
    drums: counted(last.length),
    mills: having("mill"),
    bare: having("none"),
    hotSprings: having("hot-spring"),
    crops: String(cropIds.length),
    quickest: spanOf(Math.min(...growing)),
    slowest: spanOf(Math.max(...growing)),
    site: name,
  };
}

/** How long each crop takes on dry soil, in seconds. */
const growing = cropIds.map((crop) => rulesOf(crop).seconds);

/** Such as "ninety seconds" and "three days": in the largest unit of which it is more than one. */
function spanOf(seconds: number): string {
  for (const [unit, long] of [
    ["days", 86_400],
    ["hours", 3_600],
    ["minutes", 60],
  ] as const)
    if (seconds % long === 0 && seconds > long) return `${counted(seconds / long)} ${unit}`;
  return `${counted(seconds)} seconds`;
}

const known = Object.keys(fillings({ name: "", collection: { size: 1 } as Told["collection"] }));
const inBraces = /\{([^{}]*)\}/g;

const text = (max: number) =>
  v.pipe(
    plainText(max),
    v.check(
      (value) => [...value.matchAll(inBraces)].every(([, name]) => known.includes(name!)),
      `may hold in braces only ${known.map((name) => `{${name}}`).join(", ")}`,
    ),
  );

const title = text(60);
const lede = text(240);
const picture = text(300);
const label = text(40);
const listOf = <Each extends v.GenericSchema>(each: Each, count: number) =>
  v.pipe(v.array(each, "must be a list"), v.length(count, `must be a list of ${count}`));

const files = {
  hero: {
    what: text(60),
    promise: text(80),
    play: label,
    seeSeed: label,
    seeRoom: label,
    open: text(90),
    scene: picture,
  },
  overview: {
    title,
    lede,
    bed: picture,
    stages: listOf(text(20), 7),
    rules: listOf(v.strictObject({ fact: text(20), text: text(60) }), 3),
    daysTitle: title,
    daysLede: text(120),
    days: listOf(v.strictObject({ name: text(20), text: text(80), picture }), 4),
  },
  "alpha-fields": {
    title,
    lede,
    gallery: label,
    dialTitle: text(24),
    dialRange: text(24),
    dialNote: text(80),
    field: picture,
    deedNote: text(160),
    oddsTitle: v.strictObject(
      Object.fromEntries(odds.landmark.map(({ id }) => [id, title])),
      "must be an object",
    ),
    oddsText: lede,
  },
  news: {
    title,
    all: label,
    seasons: v.strictObject({ seedtime: label, highSun: label, leafFall: label, hearth: label }),
  },
  "flexible-gameplay": { title, lede, basket: picture },
  world: {
    title,
    lede,
    map: picture,
    paper: label,
    facts: v.pipe(
      v.array(v.strictObject({ name: text(24), value: text(40) }), "must be a list"),
      v.minLength(1, "must have at least one"),
      v.maxLength(6, "must have at most six"),
    ),
  },
  "room-band": { title, lede, link: label, picture, cold: picture, plans: listOf(text(60), 3) },
  footer: { note: text(160), promise: text(120) },
  share: { landing: picture, fields: picture },
};

export const landingFolder = "content/landing";

type Name = keyof typeof files;

const said = (issue: v.BaseIssue<unknown>): string =>
  issue.type === "strict_object" && issue.expected === "never"
    ? "is not a field that this file has"
    : issue.received === "undefined"
      ? "is missing"
      : issue.type === "strict_object"
        ? "must be an object"
        : issue.message;

export type WordsRead =
  | { ok: true; words: object }
  | { ok: false; problems: readonly ContentProblem[] };

export function parseWords(
  name: string,
  written: string,
  site: Told,
  counts?: KindCounts,
): WordsRead {
  const file = `${landingFolder}/${name}.json`;
  const refuse = (field: string, problem: string) => ({ file, field, problem });
  if (!Object.hasOwn(files, name))
    return { ok: false, problems: [refuse("file name", "is none of the landing page's")] };
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch (error) {
    return { ok: false, problems: [refuse("file", `is not JSON: ${(error as Error).message}`)] };
  }
  const checked = v.safeParse(v.strictObject(files[name as Name], "must be an object"), value);
  if (!checked.success) {
    const problems = checked.issues.map((issue) =>
      refuse(v.getDotPath(issue) ?? "file", said(issue)),
    );
    return { ok: false, problems };
  }
  const filled = fillings(site, counts);
  const words: object = JSON.parse(
    JSON.stringify(checked.output).replace(/\{(\w+)\}/g, (whole, key) =>
      Object.hasOwn(filled, key) ? JSON.stringify(filled[key]).slice(1, -1) : whole,
    ),
  );
  return { ok: true, words };
}

/** All that is wrong in any of the files. */
export async function wordsProblems(root: string, site: Told): Promise<ContentProblem[]> {
  const read = await Promise.all(
    Object.keys(files).map(async (name) => {
      const file = `${landingFolder}/${name}.json`;
      const written = await readFile(join(root, file), "utf8").catch(() => null);
      if (written === null) return [{ file, field: "file", problem: "is not there" }];
      const parsed = parseWords(name, written, site);
      return parsed.ok ? [] : parsed.problems;
    }),
  );
  return read.flat();
}
