// One farm on four of its days, as somebody on paper farms it who comes for twelve minutes a day: what grows, who is kept, what is seen of its deeds.
import { applyEvent } from "../../src/farm/events/apply.ts";
import { type FarmGround, farmGroundOf } from "../../src/farm/ground/ground.ts";
import { DAY, dayAt, HOUR, type Ms, seasonOn } from "../../src/farm/numbers/time.ts";
import { play } from "../../src/farm/players/play.ts";
import { coffeePlayer } from "../../src/farm/players/players.ts";
import { levelOf } from "../../src/farm/state/deeds.ts";
import type { Farm } from "../../src/farm/state/farm.ts";
import type { Crop } from "../../src/farm/tables/crops.ts";
import { type Dye, dyeIds } from "../../src/farm/tables/dyes.ts";
import { colourSlots } from "../../src/farm/tables/slots.ts";
import { looksOf } from "../../src/play/scene/plants/looks.ts";
import { yardLookOf } from "../../src/play/scene/yard/yardLook.ts";
import { type FarmDay, farmDayNumbers, farmDayTraits } from "./farmDay.ts";

/** From summer through the leaves to the blossom. */
const BEGUN = Date.UTC(2026, 5, 1);
/** In the morning before the first visit, when the sluice runs; on the first day at noon, between two. */
const LOOKED_AT = { first: 12.4 * HOUR, later: 7.3 * HOUR } as const;

/** The player of paper has no eye for colours: these crops' dyes, as soon as one is boiled. */
const colours: Readonly<Record<(typeof colourSlots)[number], Crop>> = {
  door: "beet",
  shutters: "bean",
  walls: "sunflower",
};

/** The youngest of its seasons: the lightest, and the first that anybody boils. */
const dyeOf = (farm: Farm, crop: Crop): Dye | undefined =>
  dyeIds.find((dye) => dye.startsWith(`${crop} `) && farm.book[`dye ${dye}`]);

function painted(farm: Farm, ground: FarmGround, at: Ms): Farm {
  return colourSlots.reduce((now, slot) => {
    const look = dyeOf(now, colours[slot]);
    if (look === undefined) return now;
    const done = applyEvent(now, { kind: "dress", slot, look, at }, ground);
    return done.ok ? done.value.farm : now;
  }, farm);
}

function seenOn(day: number, ground: FarmGround, farm: Farm): FarmDay {
  const at = BEGUN + (day - 1) * DAY + (day === 1 ? LOOKED_AT.first : LOOKED_AT.later);
  const dressed = painted(farm, ground, at);
  return {
    day,
    season: seasonOn(dayAt(at)),
    level: levelOf(farm),
    looks: looksOf(ground, dressed, at).map(({ isMoist, plant }) => ({ isMoist, plant })),
    kept: farm.kept.map(({ kind }) => kind),
    yard: yardLookOf(dressed, at),
  };
}

/** The first so many of the days. */
export function simulateDays(count: number = farmDayNumbers.length): FarmDay[] {
  const ground = farmGroundOf(farmDayTraits());
  const seen: FarmDay[] = [];
  const [first] = farmDayNumbers;
  const later = farmDayNumbers.slice(1, count);
  // Of the first day only its morning was played.
  const morning = { ...coffeePlayer, visits: () => [{ hour: 7.5, minutes: 4 }] };
  seen.push(seenOn(first, ground, play(morning, { ground, start: BEGUN, days: 1 }).farm));
  play(coffeePlayer, {
    ground,
    start: BEGUN,
    days: Math.max(first, ...later) - 1,
    onDay(index, { farm }) {
      const day = later.find((one) => one === index + 2);
      if (day !== undefined) seen.push(seenOn(day, ground, farm));
    },
  });
  return seen;
}
