// A seed in words, as it hangs on the market: how long it takes here, what it gives, and what suits it.

import type { FarmGround } from "../../../farm/ground/ground.ts";
import { quote } from "../../../farm/market/price.ts";
import { dayAt, type Ms, seasonOn } from "../../../farm/numbers/time.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { type Crop, rulesOf } from "../../../farm/tables/crops.ts";
import { likedCrops } from "../../../fields/likedCrops.ts";
import { lengthWords } from "../parts/words.ts";
import { strings } from "./strings.ts";

export function seedWords(ground: FarmGround, farm: Farm, crop: Crop, at: Ms): string {
  const { seconds, units, favourite, poor } = rulesOf(crop);
  const season = seasonOn(dayAt(at));
  const price = quote(farm, crop, 1, at);
  // Moist soil grows 1½ times as fast.
  const said = [
    strings.time(lengthWords(seconds * 1000), lengthWords((seconds * 2000) / 3)),
    strings.fetches(units, price),
  ];
  if (likedCrops[ground.soil].includes(crop)) said.push(strings.liked);
  if (favourite === season) said.push(strings.favourite(season));
  if (poor.includes(season)) said.push(strings.poor(season));
  return said.join(" ");
}
