// The whole country as the law has it, seen from where names and presses on its drawing expect it.

import { drawnView } from "../src/fields/country/drawnView.ts";
import { bendOf, type Point, reachesOf } from "../src/fields/country/drawRivers.ts";
import { dryOf, standsOn } from "../src/fields/country/drawStands.ts";
import { fieldTone, slopeOf } from "../src/fields/country/drawTones.ts";
import { groundOf } from "../src/fields/country/groundOf.ts";
import { mixed } from "../src/fields/diorama/tones.ts";
import { regions, soils } from "../src/fields/land/kinds.ts";
import { type Country, countryOf } from "../src/fields/land/law.ts";
import { parishOf } from "../src/fields/land/place.ts";
import { block, type Colour, lathe, type Part, prism, rod } from "../src/models/parts.ts";
import { chance } from "../src/models/random.ts";
import { mapThings } from "./mapThings.ts";
import type { Place, Stage, StillScene } from "./stageScene.ts";

/** From the middle of a field to its corners. */
const CORNER = 1 / Math.sqrt(3);
/** A hex has its first corner on +x, a field in the north. */
const NORTHWARD = Math.PI / 6;
/** How thick the country lies on the sea. */
const DEEP = 2.6;
const plain = { ao: 0, floor: null, cell: 9 };

const width = 1600;
const { tilt, middle, across, down } = drawnView;

/** The sea is left open for the page to paint. */
export const mapScene: StillScene = {
  name: "map",
  width,
  height: (width * down) / across,
  widths: [800, 1600, 2400],
  night: true,
  quality: 37,
  draw(stage, { night }) {
    const country = countryOf(0);
    paintGround(stage, country, night);
    paintRivers(stage, country, night);
    placeThings(stage, country, night);
    stage.light({
      spread: 66,
      count: 1,
      about: [-4, 5, 5],
      ...(night ? { ambient: 1.05, power: 1.35 } : { ambient: 1.8 }),
    });
    const far = 100;
    stage.aim([0, far * Math.sin(tilt), far * Math.cos(tilt)], [middle.x, 0, middle.z], down / 2);
  },
};

/** Fields as flat hexes, the borders of parishes as fine lines, and under the coast the earth. */
function paintGround(stage: Stage, { ground, region, soil }: Country, night: boolean): void {
  const tones = ground.hexes.map((_, id) => {
    const land = { region: regions[region[id]!]!.id, soil: soils[soil[id]!]!.id };
    const byDay = fieldTone(land, slopeOf(ground, id));
    // Moonlight takes the colours away, and leaves light and dark.
    const tone = night ? mixed(byDay, "#8a90a0", 0.24) : byDay;
    return mixed(tone, chance(id, 60) < 0.5 ? "#fff3c4" : "#4c6a3a", chance(id, 61) * 0.09);
  });
  const middles = ground.hexes.map((hex) => {
    const { x, z } = groundOf(hex);
    return [x, 0, z] as const;
  });
  stage.scatter(
    [
      lathe(
        [
          [CORNER, 0],
          [0, 0],
        ],
        [0, 0, 0],
        "#ffffff",
        { sides: 6, flat: true },
      ),
    ],
    middles.map((at, id) => ({ at, turn: NORTHWARD, tint: tones[id]! })),
    plain,
  );

  const borders = middles.flatMap(([x, , z], id) =>
    ground.near[id]!.flatMap((other, way): Place[] => {
      if (other < id || parishOf(other) === parishOf(id)) return [];
      const angle = (way * Math.PI) / 3;
      const at = [x + Math.cos(angle) / 2, 0, z + Math.sin(angle) / 2] as const;
      return [{ at, turn: -angle, tint: mixed(tones[id]!, "#5b4a2c", 0.3) }];
    }),
  );
  stage.scatter([block([0.09, 0.012, CORNER], [0, 0, 0], "#ffffff")], borders, plain);

  const coast = middles.filter((_, id) => ground.toSea[id] === 0);
  const earth = (top: number, deep: number, low: Colour, high: Colour) =>
    prism(6, CORNER * 0.999, deep, [0, top - deep, 0], low, { bevel: 0, top: high });
  stage.scatter(
    [
      earth(-0.001, 0.3, "#bd9a62", "#d9bd84"),
      earth(-0.3, 1, "#946647", "#ab7d56"),
      earth(-1.3, DEEP - 1.3, "#6a4a36", "#85603f"),
    ],
    coast.map((at) => ({ at, turn: NORTHWARD })),
    plain,
  );
  stage.scatter(
    [prism(6, CORNER * 1.5, 0.05, [0, -DEEP, 0], night ? "#8d9cc0" : "#e2f2ec", { bevel: 0 })],
    coast.map((at) => ({ at, turn: NORTHWARD })),
    plain,
  );
}

/** Every stretch in two straight pieces, with round joints. */
function paintRivers(stage: Stage, country: Country, night: boolean): void {
  const water = night ? "#86a3b8" : "#6db8d6";
  const piece = (a: Point, b: Point, wide: number): Part => {
    const long = Math.hypot(b.x - a.x, b.z - a.z);
    const at = [(a.x + b.x) / 2, 0.002, (a.z + b.z) / 2] as const;
    return block([long, 0.02, wide], at, water, { turn: [0, Math.atan2(a.z - b.z, b.x - a.x), 0] });
  };
  stage.put(
    reachesOf(country).flatMap((reach) => {
      const { from, to, width } = reach;
      const bend = bendOf(reach);
      const joints = [from, bend, to].map(({ x, z }) =>
        rod(width / 2, 0.022, [x, 0, z], water, { sides: 10 }),
      );
      return [piece(from, bend, width), piece(bend, to, width), ...joints];
    }),
    {},
    plain,
  );
}

function placeThings(stage: Stage, country: Country, night: boolean): void {
  const reaches = reachesOf(country);
  const standing = dryOf(
    country.ground.hexes.flatMap((hex, id) => {
      const { x, z } = groundOf(hex);
      return standsOn(id, regions[country.region[id]!]!.id).map((stand) => ({
        ...stand,
        x: x + stand.x,
        z: z + stand.z,
      }));
    }),
    reaches,
  );
  for (const [kind, { models, turn }] of Object.entries(mapThings(night)))
    models.forEach((parts, k) => {
      const places = standing
        .filter((one) => one.kind === kind && Math.floor(one.draw * models.length) === k)
        .map(({ x, z, size, draw }) => ({
          at: [x, 0, z] as const,
          turn: turn((draw * models.length) % 1),
          size,
        }));
      stage.scatter(parts, places, plain);
    });
  if (!night) return;
  for (const { kind, x, z, draw } of standing)
    if (kind === "house" || kind === "barn")
      stage.halo("#ffb65c", 1.5, 0.4 + draw * 0.3, [x, 0.15, z + 0.1]);
}
