// Where somebody of the village lives and is on a day, in words.
import { listWords } from "../../farm/describe/listed.ts";
import { parishName } from "../../fields/parishNames.ts";
import { parishesOf } from "../../fields/parishSlug.ts";
import { homeOf, type Neighbourly, VILLAGE } from "../../fields/village/homes.ts";
import { callers, henAt, isPedlarAtGates, parishesOn } from "../../fields/village/rounds.ts";
import { placeNames } from "../../fields/village/villageWords.ts";
import type { Day } from "../../fields/weather/weather.ts";
import { strings } from "./strings.ts";

/** So many parishes are named of those that somebody goes to. */
const NAMED = 2;

function outWords(who: Neighbourly, day: Day, size: number): string | null {
  const caller = callers.find((one) => one === who);
  if (!caller) return null;
  const parishes = parishesOn(caller, day).filter((one) => one < parishesOf(size));
  if (parishes.length === 0) return null;
  const named = parishes.slice(0, NAMED).map(parishName);
  const more = parishes.length - named.length;
  return strings.outIn(listWords(more > 0 ? [...named, strings.andMore(more)] : named));
}

/** In one or two sentences. */
export function whereabouts(who: Neighbourly, day: Day, size: number): string {
  if (who === "hen") return strings.todayAt(placeNames[henAt(day).id]);
  if (who === "pedlar" && isPedlarAtGates(day)) return strings.atGates;
  const home = homeOf(who);
  const lives = home && strings.at(placeNames[home.id], parishName(VILLAGE));
  return [lives, outWords(who, day, size)].filter((words) => words !== null).join(" ");
}
