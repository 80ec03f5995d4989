// Where the tide has been: wet sand at the edge of the land, pools that it left, weed, and who waits in them.
import { boulder } from "../nature/rock.ts";
import {
  ball,
  bead,
  type Colour,
  moved,
  type Part,
  type Point2,
  placed,
  prism,
  repeat,
  spun,
} from "../parts.ts";
import { between, pick } from "../random.ts";
import type { Season } from "../seasons.ts";
import { flatSlab, shore } from "./pools.ts";

/** From one pool to the next, and from one patch of sand to the next. */
const POOLS = 1.6;
const SAND = 0.5;

/** A length along x about the origin; +z is the inside of the field. Salt water does not freeze. */
export function tidePools(length: number, season: Season, seed: number): Part[] {
  const isWinter = season === "hearth";
  const sand = isWinter ? (["#dde3e6", "#f7fafd"] as const) : (["#cdb27a", "#ecd9a8"] as const);
  return [
    ...strewn(length, SAND, (x, i) => [
      prism(
        9,
        between(0.4, 0.58, seed, i),
        0.045,
        [x, -0.028, between(0.05, 0.3, seed, i + 9)],
        sand[0],
        { bevel: 0.02, turn: [0, i, 0], top: sand[1] },
      ),
    ]),
    ...strewn(length, POOLS, (x, i) => [
      ...moved(pool(seed + 7 * i, i, isWinter), [x + between(-0.15, 0.15, seed, i + 20), 0, 0.1]),
      ...puddle(x + POOLS / 2, seed + 7 * i, isWinter),
    ]),
  ];
}

/** So many along the length, each at its x. */
function strewn(length: number, step: number, make: (x: number, i: number) => Part[]): Part[] {
  const count = Math.max(1, Math.round(length / step));
  return repeat(count, (i) => make(((i + 0.5) / count - 0.5) * length, i));
}

const WET: Colour = "#c9b07a";
const WET_IN_SNOW: Colour = "#c9bfa4";

/** An outline of so few corners as what is small needs. */
const outline = (r: number, seed: number, stretch: number) =>
  shore(r, seed, stretch).filter((_, i) => i % 2 === 0);

function pool(seed: number, nth: number, isWinter: boolean): Part[] {
  const r = between(0.24, 0.37, seed, 1);
  const stretch = between(1.4, 2, seed, 2);
  const own = seed % 9;
  const turn = between(-0.25, 0.25, seed, 3);
  return spun(
    [
      flatSlab(outline(r * 1.16, own + 1, stretch), 0.04, 0.004, isWinter ? WET_IN_SNOW : WET),
      flatSlab(outline(r, own, stretch), 0.04, 0.014, "#7cc6cd"),
      flatSlab(outline(r * 0.66, own + 2, stretch * 0.9), 0.04, 0.02, "#57a7b6"),
      ...rocks(r * stretch, seed, isWinter),
      ...placed(guests[nth % guests.length]!(seed), [0.1 - r, 0.045, 0.05], seed),
    ],
    turn,
  );
}

/** Between two pools, where there is land for it. */
function puddle(x: number, seed: number, isWinter: boolean): Part[] {
  const r = between(0.09, 0.15, seed, 11);
  const z = between(0.2, 0.42, seed, 12);
  return moved(
    [
      flatSlab(outline(r * 1.25, seed % 7, 1.6), 0.04, 0.006, isWinter ? WET_IN_SNOW : WET),
      flatSlab(outline(r, seed % 7, 1.6), 0.04, 0.014, "#7cc6cd"),
    ],
    [x - between(0.1, 0.3, seed, 13), 0, z],
  );
}

/** At one end of the pool, dark as far as the water stood, with weed over their shoulders. */
function rocks(reach: number, seed: number, isWinter: boolean): Part[] {
  return repeat(3, (i): Part[] => {
    const size = between(0.08, 0.15, seed, i + 40);
    const x = reach * (0.72 + 0.22 * i);
    const z = between(-0.18, 0.2, seed, i + 50);
    return [
      { ...boulder(size, seed + i), at: [x, size * 0.35, z], ...(isWinter && { top: "#f4f8fd" }) },
      ball(size * 0.9, [x - 0.08, size * 0.3, z + 0.07], "#46542f", {
        flat: true,
        detail: 1,
        rough: 0.2,
        squash: 0.5,
        top: i % 2 ? "#8a7a34" : "#6f8440",
      }),
    ];
  });
}

const ARM: readonly Point2[] = [
  [0.03, 0.028],
  [0.07, 0.022],
  [0.11, 0.016],
];

function starfish(seed: number): Part[] {
  const colour: Colour = pick(["#e8743f", "#d9568a", "#eda13c"], seed, 3);
  return [
    bead(0.04, [0, 0, 0], colour, { squash: 0.6 }),
    ...repeat(5, (i) =>
      ARM.map(([out, size]) => {
        const heading = (i * 2 * Math.PI) / 5;
        const at = [Math.cos(heading) * out, 0, Math.sin(heading) * out] as const;
        return bead(size, at, colour, { squash: 0.6 });
      }),
    ),
  ];
}

function crab(): Part[] {
  const shell: Colour = "#cf4a35";
  return [
    ball(0.085, [0, 0.05, 0], shell, { stretch: [1.3, 0.6, 1], top: "#e8765a" }),
    ...[-1, 1].flatMap((side) => [
      bead(0.038, [side * 0.12, 0.07, 0.07], shell),
      bead(0.016, [side * 0.03, 0.11, 0.06], "#2b2320"),
      ...repeat(3, (i) =>
        bead(0.022, [side * 0.115, 0.015, -0.07 + i * 0.055], "#b23c2a", {
          stretch: [1.6, 0.7, 0.7],
        }),
      ),
    ]),
  ];
}

/** A whelk and cockles that the water turned over. */
function shells(seed: number): Part[] {
  return [
    prism(7, 0.06, 0.12, [0, 0, 0], "#f3dcc0", { upper: 0.008, bevel: 0, turn: [0.9, seed, 0] }),
    ...repeat(3, (i) =>
      bead(0.04, [0.1 + i * 0.07, 0, i % 2 ? 0.06 : -0.02], pick(["#fbf1e2", "#f0c9b6"], seed, i), {
        squash: 0.55,
      }),
    ),
  ];
}

const guests = [starfish, crab, shells, starfish] as const;
