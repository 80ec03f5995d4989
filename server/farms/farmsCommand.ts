// What whoever runs the site asks about farms, as it is typed: `npm run farms -- show ID [--at TIME]`, `-- list …`.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { journalIdPattern } from "../keeping/journals/journalId.ts";

/** How a farm is found. */
export type FarmSearch =
  | { readonly by: "id"; readonly id: string }
  | { readonly by: "owner"; readonly owner: string }
  | { readonly by: "field"; readonly field: number };

export type FarmsCommand = {
  readonly kind: "show" | "list";
  readonly search: FarmSearch;
  /** The minute to which it is done again; null for now. */
  readonly at: number | null;
};

const usage = [
  "  npm run farms -- list 0x…                the farms of an account, those that it deleted too",
  "  npm run farms -- list 417                the farms on a field",
  "  npm run farms -- show ID                 a farm as it is now: its beds, its barn, its last batches",
  '  npm run farms -- show ID --at "2026-05-04 14:05"',
  "                                           the same as it was at that minute (UTC)",
  "  show finds a farm by its field or its account as well, where there is only one.",
].join("\n");

const timePattern = /^(\d{4}-\d{2}-\d{2})(?:[T ]+(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?)?(?: ?UTC|Z)?$/;
const MINUTE_MS = 60_000;

export function parseFarmsCommand(args: readonly string[]): Result<FarmsCommand> {
  const [kind, ...rest] = args;
  if (kind !== "show" && kind !== "list") return refuse(`What shall be done?\n${usage}`);
  const timed = rest.indexOf("--at");
  const named = (timed < 0 ? rest : rest.slice(0, timed)).filter(
    (word) => word !== "--owner" && word !== "--field",
  );
  const [name, ...more] = named;
  if (name === undefined || more.length > 0) return refuse(`Name one farm.\n${usage}`);
  const search = searchFor(name);
  if (search === null)
    return refuse(
      `"${name}" is no farm's name (twelve letters and digits), no number of a field and no address.\n${usage}`,
    );
  if (timed < 0) return accept({ kind, search, at: null });
  const text = rest.slice(timed + 1).join(" ");
  const at = momentOf(text);
  if (kind === "list" || at === null)
    return refuse(
      kind === "list"
        ? `Only what is shown can be shown as it was at a time.\n${usage}`
        : `"${text}" is no minute. Write it as 2026-05-04 14:05, in UTC.`,
    );
  return accept({ kind, search, at });
}

function searchFor(name: string): FarmSearch | null {
  if (/^0x[0-9a-fA-F]{40}$/.test(name)) return { by: "owner", owner: name };
  if (/^\d{1,7}$/.test(name)) return { by: "field", field: Number(name) };
  return journalIdPattern.test(name) ? { by: "id", id: name } : null;
}

/** The end of the minute, or of the day: what happened within it has happened. */
function momentOf(text: string): number | null {
  const [, day, minute] = timePattern.exec(text.trim()) ?? [];
  if (day === undefined) return null;
  const at = Date.parse(`${day}T${minute ?? "23:59"}:00Z`);
  // What there is not, such as the thirtieth of February, is moved on by some readers of dates.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day) return null;
  return at + MINUTE_MS - 1;
}
