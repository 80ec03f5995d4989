// What stands between a farm and the account, in words that say what to do.
import type { JournalTrouble } from "../../keeping/sync/journalApi.ts";
import { strings } from "./strings.ts";

/** Silence mends itself, and the line about the farm tells of it. */
export const isSilence = ({ kind }: JournalTrouble): boolean =>
  kind === "unreachable" || kind === "busy" || kind === "signedOut";

export function journalTroubleWords(trouble: JournalTrouble): string {
  const { trouble: said } = strings;
  switch (trouble.kind) {
    case "tooMany":
      return said.tooMany(trouble.most);
    case "refused":
      return said.refused(trouble.words);
    case "busy":
      return said.unreachable;
    default:
      return said[trouble.kind];
  }
}
