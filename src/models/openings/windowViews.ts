// What stands behind the window: sky, hills, and either moon and stars or a farm by day.
import {
  ALONG_Z,
  bead,
  block,
  type Colour,
  moved,
  type Part,
  type Point2,
  points,
  repeat,
  rod,
  slab,
} from "../parts.ts";
import { between } from "../random.ts";

export type WindowHour = "day" | "night";

/** A soft hill, drawn flat because a round one would burst into the room. */
function hill(centre: number, half: number, high: number, z: number, colour: Colour): Part {
  const crest = repeatPoints(
    9,
    (t): Point2 => [Math.cos(t * Math.PI) * half, Math.sin(t * Math.PI) * high],
  );
  return slab(crest, 0.01, [centre, -0.1, z], colour, { bevel: 0, glow: true });
}

function repeatPoints(count: number, at: (t: number) => Point2): Point2[] {
  return Array.from({ length: count }, (_, i) => at(i / (count - 1)));
}

const disc = (r: number, x: number, y: number, z: number, colour: Colour): Part =>
  rod(r, 0.01, [x, y, z], colour, { turn: ALONG_Z, sides: 18, glow: true });

/**
 * The view fills an opening of w by h with its foot on y = 0, behind z = 0. It is set low and to the
 * left, because the room is always seen from above and from the right; `beyond` is how far it goes on
 * at that side.
 */
export function windowView(hour: WindowHour, w: number, h: number, beyond = 0.5): Part[] {
  const night = hour === "night";
  const sky = block(
    [w + (beyond + 0.1), h + 0.6, 0.02],
    [-(beyond - 0.1) / 2, -0.5, -0.3],
    night ? "nightLow" : "dayLow",
    { glow: true, top: night ? "nightHigh" : "dayHigh" },
  );
  const half = beyond < 0.5 ? Math.min(w * 0.42, w * 0.28 + beyond - 0.22) : w * 0.42;
  const far = hill(-w * 0.22, half, h * 0.44, -0.27, night ? "nightHillFar" : "leafPale");
  const near = hill(w * 0.24, w * 0.5, h * 0.36, -0.25, night ? "nightHillNear" : "leafLight");
  const light = night
    ? [disc(0.17, w * 0.2, h * 0.72, -0.285, "moon"), ...stars(w, h)]
    : [disc(0.2, w * 0.24, h * 0.76, -0.285, "butter"), ...clouds(w, h)];
  return [
    sky,
    ...moved([...light, far, near, ...farmhouse(-w * 0.3, h * 0.38, night)], [-0.22, -0.22, 0]),
  ];
}

const stars = (w: number, h: number): Part[] =>
  repeat(11, (i) =>
    bead(
      between(0.012, 0.022, 3, i),
      [between(-0.46, 0.46, 1, i) * w, between(0.5, 0.95, 2, i) * h, -0.28],
      "star",
      { glow: true },
    ),
  );

const clouds = (w: number, h: number): Part[] =>
  [-0.3, -0.2, -0.08].map((x, i) =>
    disc(0.12 + (i % 2) * 0.05, x * w, h * 0.72 + (i % 2) * 0.03, -0.28 + i * 0.004, "white"),
  );

/** A neighbour's house, small on the far hill; at night someone is still up. */
function farmhouse(x: number, y: number, night: boolean): Part[] {
  const wall = night ? "#2a3162" : "brick";
  const roof: Point2[] = points("-0.13 0, 0.13 0, 0 0.11");
  return [
    block([0.2, 0.13, 0.008], [x, y, -0.262], wall, { glow: true }),
    slab(roof, 0.008, [x, y + 0.13, -0.262], night ? "#222a56" : "slate", { bevel: 0, glow: true }),
    block([0.05, 0.05, 0.008], [x + 0.03, y + 0.04, -0.256], night ? "#ffcf7a" : "cream", {
      glow: true,
    }),
  ];
}
