// Which of the things about farms and the account wants to be said now: one at a time, the most pressing first.
import type { JournalTrouble } from "../../keeping/sync/journalApi.ts";
import type { AccountFarm, FarmAccountState, FarmSummary } from "../farms/farms.ts";
import { isSilence } from "./troubleWords.ts";

/** A farm that was open and left this device's list by what an account says. */
export type LeftFarm = {
  readonly field: number;
  /** Its name on the server, where it was ended and can be brought back. */
  readonly ended: string | null;
};

export type AccountNotice =
  | { readonly kind: "left"; readonly farm: LeftFarm }
  | { readonly kind: "looking" | "silent" }
  | { readonly kind: "trouble"; readonly trouble: JournalTrouble }
  | { readonly kind: "found"; readonly farm: AccountFarm }
  | {
      readonly kind: "offer";
      readonly farms: readonly FarmSummary[];
      /** How many more the account takes, and how many it may have. */
      readonly room: number;
      readonly most: number;
    };

export type NoticeParts = {
  readonly account: FarmAccountState;
  readonly left: LeftFarm | null;
  /** No farm was kept on this device when the page was opened, and nothing is done yet. */
  readonly isEmpty: boolean;
  /** Of the account, and come while the page was open. */
  readonly came: AccountFarm | null;
  /** Said already, and put away by whoever read it. */
  readonly heard: ReadonlySet<string>;
};

export function accountNoticeOf(parts: NoticeParts): AccountNotice | null {
  const { account, left, isEmpty, came, heard } = parts;
  const { at, trouble, offer, quota } = account;
  if (left) return { kind: "left", farm: left };
  if (at === "signedOut") return null;
  if (isEmpty && quota === null && at !== "kept") {
    if (at === "syncing") return { kind: "looking" };
    if (at === "waiting" && !heard.has("silent")) return { kind: "silent" };
  }
  if (trouble && !isSilence(trouble) && !heard.has(trouble.kind))
    return { kind: "trouble", trouble };
  if (came && !heard.has(came.id)) return { kind: "found", farm: came };
  if (offer.length > 0 && quota)
    return {
      kind: "offer",
      farms: offer,
      room: Math.max(0, quota.most - quota.used),
      most: quota.most,
    };
  return null;
}
