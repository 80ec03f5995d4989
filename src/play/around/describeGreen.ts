// What the green says, and whoever stands there: what comes next by day, a line of each in the evening.

import type { EveningWords } from "../../farm/describe/feasts/feast.ts";
import { feastName, festivalNames } from "../../farm/describe/festivalNames.ts";
import { capitalise } from "../../farm/describe/listed.ts";
import { writerName } from "../../farm/describe/writerName.ts";
import { feastSoFar } from "../../farm/feasts/feastSoFar.ts";
import { hasSatAtHome } from "../../farm/feasts/hasSatAtHome.ts";
import { laidUntil } from "../../farm/feasts/laid.ts";
import { DAY, dayAt } from "../../farm/numbers/time.ts";
import { feasts } from "../../farm/tables/feasts.ts";
import { type Feast, type Festival, HARVEST_HOME } from "../../farm/tables/festivals.ts";
import type { CardWriter } from "../../farm/tables/subjects.ts";
import { festivalWay, mayWishAt } from "../papers/occasions/festivalWay.ts";
import { shortDateWords } from "../papers/parts/words.ts";
import type { GreenLook } from "../scene/green/greenLook.ts";
import type { BedState } from "../view/bed.ts";
import { strings } from "./strings.ts";
import type { ThingInfo, ThingWay } from "./thingInfo.ts";

/** The green as it stands, and its words once they are fetched. */
export type GreenNow = {
  readonly look: GreenLook;
  readonly words: (EveningWords & { readonly hand?: string }) | null;
};

const market: readonly ThingWay[] = [{ label: strings.toMarket, paper: "market" }];
const sitAgain: readonly ThingWay[] = [{ label: strings.sitDown, seat: "green" }];

function waysAt(festival: Festival, { farm, now }: BedState, { words }: GreenNow): ThingWay[] {
  const way = festivalWay(farm, festival, now, { hand: words?.hand, wish: 0 });
  if (!way) return [...sitAgain];
  const all: ThingWay = { label: strings.ask, paper: "today" };
  // A wish is chosen where all of them can be read.
  if (way.deed === "hand" && mayWishAt(farm, festival, now)) return [all];
  return [{ label: way.label, wish: way.wish, ...(way.deed === "sit" && { sits: true }) }, all];
}

/** Whoever has sat there today, or in these weeks, hears what each has to say. */
const hasSatAt = (stands: Feast, { farm, now }: BedState): boolean =>
  stands === HARVEST_HOME
    ? hasSatAtHome(farm, dayAt(now))
    : feastSoFar(farm, stands, dayAt(now)).hasSat;

const waysAtHome = (bed: BedState): readonly ThingWay[] =>
  hasSatAt(HARVEST_HOME, bed)
    ? sitAgain
    : [{ label: strings.sitDown, wish: { kind: "sit", festival: HARVEST_HOME }, sits: true }];

export function describeGreen(bed: BedState, green: GreenNow): ThingInfo {
  const { stands, isEvening } = green.look;
  if (stands === "pedlar") return { name: strings.green, words: strings.pedlar, ways: market };
  const words = isEvening ? (green.words?.evening ?? "") : "";
  if (stands === HARVEST_HOME)
    return { name: capitalise(feastName(stands)), words, ways: isEvening ? [] : waysAtHome(bed) };
  const until = shortDateWords(laidUntil(stands, dayAt(bed.now)) * DAY);
  return {
    name: festivalNames[stands],
    words: words || strings.until(until),
    ways: isEvening ? [] : waysAt(stands, bed, green),
  };
}

/** Null of somebody who is not there. */
export function describeGuest(guest: CardWriter, bed: BedState, green: GreenNow): ThingInfo | null {
  const { stands, guests, isEvening } = green.look;
  if (!guests.includes(guest)) return null;
  const own = { name: writerName(guest), face: guest };
  const isHeard = isEvening || (stands !== "pedlar" && hasSatAt(stands, bed));
  const line = isHeard ? green.words?.guests[guest] : undefined;
  if (line) return { ...own, words: line, ways: [] };
  if (guest === "pedlar") return { ...own, words: strings.pedlar, ways: market };
  if (stands === "pedlar" || stands === HARVEST_HOME)
    return { ...own, words: strings.atHome, ways: [] };
  const isHost = feasts[stands].host === guest;
  return {
    ...own,
    words: strings.at(feastName(stands)),
    ways: isHost ? waysAt(stands, bed, green) : [],
  };
}
