// Where the open farm is kept, in a line: on the device, on its way to the account, or with it.
import type { Clock } from "../../farm/describe/refusal.ts";
import type { FarmAccountState } from "../farms/farms.ts";
import type { FarmSaveState } from "../session/playedFarm.ts";
import { strings } from "../view/strings.ts";

/** How the line looks; `quiet` is what is so most of the time. */
export type Whereabouts = {
  readonly at: "device" | "kept" | "sending" | "waiting";
  readonly words: string;
  /** What signing in would do for it. */
  readonly hint?: string;
};

export type KeptParts = {
  readonly id: string;
  readonly kept: FarmSaveState;
  /** Null where nobody can sign in. */
  readonly account: Pick<FarmAccountState, "at" | "trouble" | "progress"> | null;
  readonly clock: Clock;
  readonly isOnline: boolean;
  /** Nothing of it is kept anywhere yet. */
  readonly isUntouched: boolean;
};

/** Null where it is kept on the page alone, which is told elsewhere. */
export function whereKept(parts: KeptParts): Whereabouts | null {
  const { id, kept, account, clock, isOnline, isUntouched } = parts;
  const { kept: said } = strings;
  if (kept.kind === "page") return null;
  if (kept.kind === "keeping") return { at: "device", words: said.keeping };
  if (!account) return { at: "device", words: said.kept };
  if (account.at === "signedOut") return { at: "device", words: said.kept, hint: said.ifSignedIn };
  const progress = account.progress.get(id);
  switch (progress?.kind) {
    case "kept":
      return { at: "kept", words: said.withAccount(clock(progress.at)) };
    case "sending":
      return { at: "sending", words: said.onItsWay };
    case "waiting":
      return { at: "waiting", words: waitingWords(account.trouble, isOnline) };
    case "device":
      return { at: "device", words: said.keptHere };
    default:
      // While the account is being asked, nothing is known of what it has.
      return {
        at: "device",
        words: account.at === "kept" && !isUntouched ? said.keptHere : said.kept,
      };
  }
}

function waitingWords(trouble: FarmAccountState["trouble"], isOnline: boolean): string {
  const { kept: said } = strings;
  if (!isOnline) return said.noNetwork;
  if (!trouble || trouble.kind === "unreachable" || trouble.kind === "busy") return said.noAnswer;
  return trouble.kind === "signedOut" ? said.signedOut : said.notTaken;
}
