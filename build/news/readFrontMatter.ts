// Splits a post into the `key: value` lines between its two `---` lines and the body after them.
type FieldProblem = { field: string; problem: string };

export type FrontMatter = {
  fields: ReadonlyMap<string, string>;
  body: string;
  problems: readonly FieldProblem[];
};

const whole = "front matter";
const pair = /^([A-Za-z][A-Za-z0-9_-]*)[ \t]*:(?:[ \t]+(.*))?$/;

export function readFrontMatter(text: string): FrontMatter {
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
