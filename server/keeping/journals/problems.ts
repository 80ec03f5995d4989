// What a refused request for a journal is told: a stable code for the program, a sentence for the person.
import { type Problem, problem } from "../../http/problem.ts";
import type { JournalManners, Misplaced, ServerJournalKind } from "./serverJournalKind.ts";

type Named = Pick<ServerJournalKind, "name" | "plural">;

/** Nobody learns whether there ever was one. */
export const journalGone = ({ name }: Named): Problem =>
  problem("gone", `There is no such ${name} of yours here.`);

export const batchNeeded = problem(
  "version-needed",
  'Say which batch this follows, as in If-Match: "3".',
);

export const batchConflict = (
  { name }: Named,
  { seq, last }: { seq: number; last?: number },
): Problem =>
  problem("version-conflict", `Something else was done on this ${name} in the meantime.`, {
    headers: { ETag: `"${seq}"` },
    more: { seq, ...(last !== undefined && { last }) },
  });

export const deviceTaken = problem(
  "device-taken",
  "Something else was kept under the name of this device. It takes another one.",
);

export const badToken = problem(
  "bad-token",
  "What says when this device was last here was not made by this server, or not for this.",
);

export const reloadNeeded = problem(
  "reload",
  "This page goes by rules that are not in force any more. Load it again; nothing is lost.",
);

export const serverOlder = problem(
  "server-older",
  "This page goes by newer rules than the server. It is tried again later; nothing is lost.",
  { headers: { "Retry-After": "60" } },
);

export const tooManyRows = (most: number): Problem =>
  problem("too-large", `At most ${most} can be sent at once.`, { more: { limit: "rows", most } });

export const misplaced = (
  { name, invalid }: Named & Pick<ServerJournalKind, "invalid">,
  { path, problem: says }: Misplaced,
): Problem =>
  problem(invalid, `This cannot have happened on a ${name}.`, {
    more: { path, problem: { kind: "wrong", says } },
  });

export const journalsFull = (
  { plural, limits }: Named & Pick<ServerJournalKind, "limits">,
  { used, deleted }: { used: number; deleted: number },
): Problem => {
  const most = limits.journals;
  const there = used - deleted;
  return problem(
    "over-quota",
    there >= most
      ? `You keep ${there} ${plural} here, and ${most} is the most. Put one away to keep another.`
      : `You have put ${deleted} ${plural} away. Let one of them go for good to keep another.`,
    { more: { limit: plural, most, used: there, deleted } },
  );
};

const days = (ms: number) => Math.floor(ms / (24 * 60 * 60_000));

export const begunTooEarly = (kind: JournalManners): Problem =>
  misplaced(kind, {
    path: "begun",
    problem: `At most ${days(kind.limits.begunMs)} days ago, and not in the future.`,
  });
