// The rounds of grass that are left for a field's resident and its whim, where the viewer sees them.
import { freeRound, type GroundRoom, type Margins } from "./freeGround.ts";
import { type GroundCircle, RADIUS } from "./ground.ts";
import { across, nearness, type Sees, seesPastEach, seesPastRounds, shareSeen } from "./sight.ts";

const STEP = 0.25;
const MARGINS: Margins = { edge: 0.38, beds: 0.1, taken: 0 };

/** What is asked of a place: no smaller than `least`, and no larger than `most` is of any use; so high is what stands there. */
type Wish = { readonly least: number; readonly most: number; readonly high: number };
const wishes = {
  whim: { least: 0.5, most: 0.95, high: 0.7 },
  resident: { least: 0.3, most: 0.55, high: 0.5 },
} as const satisfies Record<string, Wish>;

/** Free rounds of the field: none overlaps another, nor anything that stands. */
export type OpenGround = Readonly<Record<keyof typeof wishes, GroundCircle>>;

/** How much of it is seen at least, from what is best to what will do; then the place that shows most of it. */
const ENOUGH = [1, 0.8] as const;
/** Where there is no room, a thing is drawn smaller sooner than hidden. */
const SMALL = 0.3;
const TRIED = 40;
/** No thing is made out that is smaller than this. */
const LEAST = 0.25;

export function openGround(
  room: GroundRoom,
  sees: Sees,
  whimHeight: number,
  /** Whether what will stand there leaves the door of the house in sight. */
  leavesDoor: (spot: GroundCircle, keptFor: keyof OpenGround) => boolean,
): OpenGround {
  const grid = candidates(room);
  const best = (keptFor: keyof OpenGround, apart: GroundCircle | null): GroundCircle => {
    const { least, most, high }: Wish = wishes[keptFor];
    const fitted = grid
      .map((spot) => ({ ...spot, r: Math.min(spot.r, most, apart ? away(spot, apart) : most) }))
      .toSorted((a, b) => worth(b) - worth(a));
    const past = apart
      ? seesPastEach(sees, seesPastRounds([{ ...apart, height: whimHeight }]))
      : sees;
    const shareOf = (spot: GroundCircle) => shareSeen(pointsOn(spot, high), past);
    for (const [enough, size] of [least, Math.min(least, SMALL)].flatMap((size) =>
      ENOUGH.map((enough) => [enough, size] as const),
    )) {
      const found = fitted.find(
        (spot) => spot.r >= size && shareOf(spot) >= enough && leavesDoor(spot, keptFor),
      );
      if (found) return found;
    }
    const large = fitted.filter((spot) => spot.r >= LEAST);
    return (large.length > 0 ? large : fitted)
      .slice(0, TRIED)
      .toSorted((a, b) => shareOf(b) - shareOf(a))[0]!;
  };
  const whim = best("whim", null);
  return { whim, resident: best("resident", whim) };
}

/** What stands on a round of ground: three places across it, low and high. */
const pointsOn = ({ x, z, r }: GroundCircle, high: number) =>
  across(
    [x, 0, z],
    [-0.65, 0, 0.65].map((side) => side * r),
    [0.08, 0.6].map((up) => up * high),
  );

const away = (spot: GroundCircle, other: GroundCircle) =>
  Math.hypot(spot.x - other.x, spot.z - other.z) - other.r;
/** Room first, then nearness to the viewer. */
const worth = (spot: GroundCircle) => spot.r + nearness(spot) * 0.035;

/** Points of the field with the room about them. */
function candidates(room: GroundRoom): GroundCircle[] {
  const spots: GroundCircle[] = [];
  for (let x = -RADIUS; x <= RADIUS; x += STEP)
    for (let z = -RADIUS; z <= RADIUS; z += STEP) {
      const r = freeRound(room, MARGINS, x, z);
      if (r > 0.05) spots.push({ x, z, r });
    }
  return spots;
}
