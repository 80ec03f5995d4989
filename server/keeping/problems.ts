// What a refused request for a document is told: a stable code for the program, a sentence for the person.
import type { Overspent } from "../budgets/openBudgets.ts";
import { type Problem, problem, waitHeader } from "../http/problem.ts";

type Use = { most: number; used: number };

const inMegabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`;

/** Tells when there is some again. */
export function storageQuotaSpent({ kind, most, waitMs }: Overspent): Problem {
  const headers = waitHeader(waitMs);
  const more = { limit: "bytesOfDay", most };
  if (kind === "all") {
    return problem(
      "storage-full",
      "So much has come from everybody within a day that the server keeps no more of it now. " +
        "Nothing you have kept is lost.",
      { headers },
    );
  }
  return problem(
    "too-many-requests",
    kind === "account"
      ? `You have saved ${inMegabytes(most)} within a day, and that is the most.`
      : `${inMegabytes(most)} have been saved from your network within a day, and that is the most.`,
    { headers, more },
  );
}

const thousands = (bytes: number): string => `${Math.ceil(bytes / 1024)} kB`;

export const documentTooLarge = (name: string, { most, used }: Use): Problem =>
  problem(
    "too-large",
    `This ${name} takes ${thousands(used)}; a ${name} may take ${thousands(most)}.`,
    { more: { limit: "bytes", most, used } },
  );

export const tooMany = (plural: string, { most, used, deleted = 0 }: Use & { deleted?: number }) =>
  problem(
    "over-quota",
    deleted === 0
      ? `You keep ${used} ${plural} here, and ${most} is the most. Delete one for good to save another.`
      : `You keep ${used} ${plural} here, ${deleted} of them deleted, and ${most} is the most. Delete one for good to save another.`,
    { more: { limit: plural, most, used, deleted } },
  );

export const versionNeeded = problem(
  "version-needed",
  'Say which version this follows, as in If-Match: "3".',
);

type Saved = { version: number; savedAt: number; document: string };

/** What somebody else saved meanwhile comes along, so that nothing has to be asked for again. */
export const versionConflict = (name: string, { version, savedAt, document }: Saved): Problem =>
  problem("version-conflict", `This ${name} was saved elsewhere in the meantime.`, {
    headers: { ETag: `"${version}"` },
    more: { version, savedAt },
    document,
  });
