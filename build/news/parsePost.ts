// Reads one post from its file name and text, or tells every field that is wrong with it at once.
import * as v from "valibot";
import type { SiteConfig } from "../../src/lib/siteConfig.ts";
import { type CoverName, coverNames, isCoverName } from "../../src/news/coverNames.ts";
import type { ContentProblem } from "../content/problem.ts";

type FieldProblem = { field: string; problem: string };

type FrontMatter = {
  fields: ReadonlyMap<string, string>;
  body: string;
  problems: readonly FieldProblem[];
};

const whole = "front matter";
const pair = /^([A-Za-z][A-Za-z0-9_-]*)[ \t]*:(?:[ \t]+(.*))?$/;

/** Splits a post into the `key: value` lines between its two `---` lines and the body after them. */
function readFrontMatter(text: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const fields = new Map<string, string>();
  const problems: FieldProblem[] = [];
  if (lines[0]?.trimEnd() !== "---") {
    problems.push({ field: whole, problem: "must begin on the first line with ---" });
    return { fields, body: lines.join("\n"), problems };
  }
  const end = lines.findIndex((line, at) => at > 0 && line.trimEnd() === "---");
  if (end < 0) {
    problems.push({ field: whole, problem: "must end with a line of ---" });
    return { fields, body: "", problems };
  }
  lines.slice(1, end).forEach((line, at) => {
    if (line.trim() === "") return;
    const [, key, written = ""] = pair.exec(line) ?? [];
    if (key === undefined) {
      problems.push({ field: whole, problem: `line ${at + 2} is not "key: value"` });
      return;
    }
    if (fields.has(key)) problems.push({ field: key, problem: "is given twice" });
    const value = unquote(written.trim());
    if (value === null) problems.push({ field: key, problem: "has a quote that is not closed" });
    fields.set(key, value ?? written.trim());
  });
  return { fields, body: lines.slice(end + 1).join("\n"), problems };
}

/** The text that a value stands for, or null where its quotes do not pair. */
function unquote(value: string): string | null {
  const quote = value[0];
  if (quote !== '"' && quote !== "'") return value;
  if (quote === '"') {
    const inner = /^"((?:[^"\\]|\\.)*)"$/.exec(value)?.[1];
    return inner === undefined ? null : inner.replace(/\\(.)/g, "$1");
  }
  const inner = /^'((?:[^']|'')*)'$/.exec(value)?.[1];
  return inner === undefined ? null : inner.replaceAll("''", "'");
}

export type CoverSource =
  | { kind: "still"; name: CoverName; alt?: string }
  | { kind: "file"; file: string; alt: string };

export type PostSource = {
  file: string;
  slug: string;
  date: string;
  title: string;
  summary: string;
  cover: CoverSource;
  needs?: NeededFeature;
  body: string;
};

export type ParsedPost =
  | { ok: true; post: PostSource }
  | { ok: false; problems: readonly ContentProblem[] };

const fileName = /^(\d{4}-\d{2}-\d{2})-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;
const pictureName = /^\.\/[A-Za-z0-9][A-Za-z0-9._-]*\.(?:webp|avif|png|jpe?g)$/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const control = /[\u0000-\u001f\u007f-\u009f]/;

const text = (max: number) =>
  v.pipe(
    v.string("is missing"),
    v.trim(),
    v.nonEmpty("must not be empty"),
    v.maxLength(max, `must be at most ${max} characters`),
    v.check((value) => !control.test(value), "must not hold control characters"),
  );

const features = [
  "signIn",
  "passkeys",
  "play",
  "roomDesigner",
] as const satisfies readonly (keyof SiteConfig["features"])[];

/** A feature of the site, of which a post tells something that holds only where it is switched on. */
export type NeededFeature = (typeof features)[number];

/** The fields: "A news post" of CONTRIBUTING.md. */
const entries = {
  title: text(80),
  date: v.pipe(
    v.string("is missing"),
    v.check(isCalendarDate, "must be a date of the calendar, written like 2026-11-18"),
  ),
  summary: text(200),
  cover: v.pipe(
    v.string("is missing"),
    v.check(
      (value) => isCoverName(value) || isPictureName(value),
      `must be a picture beside the post, such as ./picture.webp, or one of ${coverNames.join(", ")}`,
    ),
  ),
  coverAlt: v.optional(text(200)),
  needs: v.optional(v.picklist(features, `must be one of ${features.join(", ")}`)),
};

const schema = v.object(entries, "is missing");

export function parsePost(file: string, source: string): ParsedPost {
  const problems: ContentProblem[] = [];
  const refuse = (field: string, problem: string) => problems.push({ file, field, problem });

  const [, nameDate, slug] = fileName.exec(file) ?? [];
  if (nameDate === undefined || slug === undefined) {
    refuse("file name", "must be written like 2026-11-18-the-ponds.md, in small letters");
  } else if (!isCalendarDate(nameDate)) {
    refuse("file name", `begins with ${nameDate}, which is not a date of the calendar`);
  }

  const matter = readFrontMatter(source);
  for (const { field, problem } of matter.problems) refuse(field, problem);
  for (const key of matter.fields.keys()) {
    if (!Object.hasOwn(entries, key)) refuse(key, "is not a field that a post has");
  }
  const body = matter.body.trim();
  if (body === "") refuse("body", "must not be empty");

  const checked = v.safeParse(schema, Object.fromEntries(matter.fields));
  for (const issue of checked.issues ?? []) {
    refuse(v.getDotPath(issue) ?? "front matter", issue.message);
  }
  const date = matter.fields.get("date") ?? "";
  if (nameDate !== undefined && isCalendarDate(date) && date !== nameDate) {
    refuse("date", `is ${date}, but the file name says ${nameDate}`);
  }
  const { cover = "", coverAlt } = Object.fromEntries(matter.fields);
  if (isPictureName(cover) && coverAlt === undefined) {
    refuse("coverAlt", "is missing: tell in words what the cover shows");
  }

  if (problems.length > 0 || !checked.success || slug === undefined) return { ok: false, problems };
  const { title, summary, needs, ...fields } = checked.output;
  const written = coverOf(fields.cover, fields.coverAlt);
  return {
    ok: true,
    post: { file, slug, date, title, summary, cover: written, ...(needs && { needs }), body },
  };
}

export const isPictureName = (name: string): boolean => pictureName.test(name);

function coverOf(cover: string, alt: string | undefined): CoverSource {
  if (!isCoverName(cover)) return { kind: "file", file: cover.slice("./".length), alt: alt ?? "" };
  return { kind: "still", name: cover, ...(alt !== undefined && { alt }) };
}

function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
