// What of the village stands at the corners of a field, as it is said to somebody who walks the map.
import { listWords } from "../../farm/describe/listed.ts";
import { homesAbout } from "../../fields/village/homes.ts";
import { placeNames } from "../../fields/village/villageWords.ts";
import { strings } from "./strings.ts";

/** Such as "Mrs Tansy's bakery at your south-west corner"; null where nothing does. */
export function cornerWords(field: number, isOwn: boolean, size: number): string | null {
  const whose = isOwn ? strings.your : strings.its;
  const homes = homesAbout(field, size);
  const [first, ...others] = homes;
  if (!first) return null;
  if (others.length === 0) return strings.homeAt(placeNames[first.home.id], whose, first.wind);
  const places = homes.map(({ home, wind }) => strings.homeTo(placeNames[home.id], wind));
  return strings.homesAt(whose, listWords(places));
}
