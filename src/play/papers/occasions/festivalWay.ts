// The next thing to do at a festival as one button: its words, and what it has done.
import { strings as farmWords } from "../../../farm/describe/strings.ts";
import { feastSoFar } from "../../../farm/feasts/feastSoFar.ts";
import { festivalDeed } from "../../../farm/feasts/festivalDeed.ts";
import { dayAt, type Ms } from "../../../farm/numbers/time.ts";
import { entriesOf } from "../../../farm/state/counts.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { HANDS, WISHING } from "../../../farm/tables/feasts.ts";
import { type Festival, festivalOf } from "../../../farm/tables/festivals.ts";
import type { FarmAction } from "../../session/playedFarm.ts";
import { strings } from "./strings.ts";

export type FestivalWay = {
  readonly deed: "bring" | "hand" | "sit";
  readonly label: string;
  readonly wish: FarmAction;
};

/** Whether the next hand there is a wish to be chosen. */
export function mayWishAt(farm: Farm, festival: Festival, now: Ms): boolean {
  const { hands, hasSat } = feastSoFar(farm, festival, dayAt(now));
  return festival === WISHING && hands < HANDS && !hasSat;
}

function bringLabel(festival: Festival): string {
  const brings = entriesOf(festivalOf(festival).brings);
  const [first] = brings;
  return brings.length === 1 && first
    ? strings.bring(farmWords.count(...first))
    : strings.bringSome(brings.reduce((sum, [, count]) => sum + count, 0));
}

/** `hand` are the festival's own words for it; null where all is done. */
export function festivalWay(
  farm: Farm,
  festival: Festival,
  now: Ms,
  { hand = strings.anyHand, wish }: { readonly hand?: string | undefined; readonly wish: number },
): FestivalWay | null {
  switch (festivalDeed(farm, festival, now)) {
    case "bring":
      return { deed: "bring", label: bringLabel(festival), wish: { kind: "celebrate", festival } };
    case "hand": {
      const wished = mayWishAt(farm, festival, now) ? { wish } : {};
      return { deed: "hand", label: hand, wish: { kind: "join", festival, ...wished } };
    }
    case "sit":
      return { deed: "sit", label: strings.sit, wish: { kind: "sit", festival } };
    case "done":
      return null;
  }
}
