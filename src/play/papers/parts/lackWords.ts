// What a button lacks, in the few words that stand on it: "4 of 6 leeks".

import { type Clock, seedName } from "../../../farm/describe/refusal.ts";
import { strings as farmWords } from "../../../farm/describe/strings.ts";
import type { FarmRefusal, Shortage } from "../../../farm/events/refusal.ts";
import type { Good } from "../../../farm/tables/goods.ts";
import type { Seed } from "../../../farm/tables/heirlooms.ts";
import { groupDigits } from "../../../lib/groupDigits.ts";
import { strings } from "./strings.ts";
import { inPence } from "./words.ts";

function amountOf(of: Exclude<Shortage, "pence">, need: number): string {
  if (of === "straw" || of === "timber") return farmWords[of](need);
  if (of.startsWith("seed ")) return farmWords.seeds(need, seedName(of.slice(5) as Seed));
  return farmWords.count(of as Good, need);
}

export function lackWords(refusal: FarmRefusal, clock: Clock): string {
  const { lacks } = strings;
  switch (refusal.kind) {
    case "short":
      // What is in the purse stands above every paper.
      if (refusal.of === "pence") return inPence(refusal.need);
      return lacks.of(groupDigits(refusal.have), amountOf(refusal.of, refusal.need));
    case "unknown":
      return lacks.level(refusal.needs);
    case "light":
      return lacks.of(farmWords.grams(refusal.grams), farmWords.grams(refusal.need));
    case "noHeirloom":
      return lacks.no(seedName(refusal.heirloom));
    case "noPlace":
    case "notDone":
    case "nothingWaits":
    case "frozen":
      return refusal.until === null ? lacks[refusal.kind] : lacks.from(clock(refusal.until));
    case "notYet":
      return lacks.from(clock(refusal.from));
    case "dayUsed":
      return lacks.from(clock(refusal.again));
    case "barnFull":
    case "noMeadow":
    case "hasAll":
    case "notReady":
    case "made":
      return lacks[refusal.kind];
    default:
      return lacks.now;
  }
}
