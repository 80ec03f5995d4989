// One parish as a model: a piece of the country on its own earth, with its rivers and all that stands on its fields.
import {
  tinyBush,
  tinyFir,
  tinyHouse,
  tinyRock,
  tinySheep,
  tinyStrips,
  tinyTree,
  tinyTuft,
} from "../../models/ground/tinyThings.ts";
import type { HexColour } from "../../models/palette.ts";
import { type Part, type Point2, placed, prism, slab, spun, type Vec } from "../../models/parts.ts";
import { pick } from "../../models/random.ts";
import { blendColours, landTones } from "../diorama/tones.ts";
import { hexCentre, hexOn } from "../land/hexCentre.ts";
import { addHex, directions } from "../land/hexes.ts";
import { type Region, regions, type Soil, soils } from "../land/kinds.ts";
import type { Country } from "../land/law.ts";
import { fieldAt, place } from "../land/place.ts";
import type { SheetHour } from "../sheets/sheets.ts";
import { homeParts } from "../village/homeModels.ts";
import { homes, VILLAGE } from "../village/homes.ts";
import { bendOf, type Reach, type RiverPoint, reachesOf } from "./drawRivers.ts";
import { slopeOf } from "./drawTones.ts";
import { CORNER, fieldsOfParish, PARISH_TURN, parishFrame } from "./parishFrame.ts";
import { PER_THING, parishThings, shapes, type ThingShape } from "./parishThings.ts";
import { thingTints } from "./thingTints.ts";

export type ParishModel = {
  readonly parts: readonly Part[];
  /** Where a window shines at night. */
  readonly windows: readonly Vec[];
};

const SEASON = "highSun";
const TURF = 0.12;
const SOIL = 0.34;
const DEEP = 0.26;
/** Fields are told apart by the furrow between them, which is so deep. */
const FURROW = 0.975;
const LOW = 0.03;
/** What runs along an edge of a field is no further than this from its middle. */
const BESIDE = 0.75;
/** How much lighter or darker a slope is at most. */
const RELIEF = 0.26;
const WATER: Record<SheetHour, HexColour> = { day: "#6fb6c9", night: "#7b8d92" };
const EDGE_ON = Math.PI / 6;

export function modelParish(country: Country, parish: number, hour: SheetHour): ParishModel {
  const ids = fieldsOfParish(parish);
  const own = new Set(ids);
  const { middle } = parishFrame(parish);
  const landOf = (id: number): { region: Region; soil: Soil } => ({
    region: regions[country.region[id]!]!.id,
    soil: soils[country.soil[id]!]!.id,
  });
  const at = (id: number) => {
    const { x, z } = hexCentre(place(id));
    return { x: x - middle.x, z: z - middle.z };
  };
  const reaches = reachesOf(country).filter((reach) => {
    const { x, z } = bendOf(reach);
    return ids.some((id) => {
      const field = hexCentre(place(id));
      return Math.hypot(field.x - x, field.z - z) < BESIDE;
    });
  });

  const ground = ids.flatMap((id) => {
    const { region, soil } = landOf(id);
    const tones = landTones(soil, region, SEASON);
    const slope = slopeOf(country.ground, id);
    const turf = blendColours(
      pick(tones.turf, 417, id) as HexColour,
      slope < 0 ? "#33405e" : "#fff3c4",
      Math.abs(slope) * RELIEF,
    );
    const isInside = directions.every((way) => own.has(fieldAt(addHex(place(id), way))));
    const { x, z } = at(id);
    return [
      ...placed(
        [
          prism(6, CORNER * FURROW, TURF, [0, -TURF, 0], tones.fringe[0], {
            bevel: 0.025,
            top: turf,
          }),
          prism(6, CORNER, TURF - LOW, [0, -TURF, 0], tones.fringe[0], { bevel: 0 }),
        ],
        [x, 0, z],
        EDGE_ON,
      ),
      ...(isInside ? [] : placed(earthUnder(tones), [x, 0, z], EDGE_ON)),
    ];
  });

  const rivers = reaches.flatMap((reach) => waterOf(reach, own, middle, WATER[hour]));
  const things = parishThings(
    ids.map((id) => ({ id, region: landOf(id).region })),
    reaches,
  );
  const windows: Vec[] = [];
  const tints = thingTints(SEASON);
  const standing = shapes.flatMap((shape) =>
    Array.from({ length: things[shape].length / PER_THING }, (_, n) => {
      const [x, z, turn, size, look] = things[shape].subarray(n * PER_THING) as unknown as number[];
      const spot: Vec = [x! - middle.x, 0, z! - middle.z];
      if (shape === "house" && look! < tints.house.length - 2)
        windows.push([spot[0], 0.1, spot[2] + 0.1]);
      return placed(thing(shape, look!, hour), spot, turn!, size!);
    }).flat(),
  );
  const village = (parish === VILLAGE ? homes : []).flatMap((home) => {
    const spot: Vec = [home.x - middle.x, 0, home.z - middle.z];
    if (home.id !== "cross") windows.push([spot[0], 0.1, spot[2] + 0.1]);
    return placed(homeParts(home, hour !== "day"), spot);
  });
  return {
    parts: spun([...ground, ...rivers, ...standing, ...village], PARISH_TURN),
    windows: windows.map(([x, y, z]): Vec => {
      const [cos, sin] = [Math.cos(PARISH_TURN), Math.sin(PARISH_TURN)];
      return [x * cos + z * sin, y, z * cos - x * sin];
    }),
  };
}

function earthUnder({ soil, deep }: ReturnType<typeof landTones>): Part[] {
  return [
    prism(6, CORNER * 0.99, SOIL, [0, -TURF - SOIL, 0], soil[0], { bevel: 0.01, top: soil[1] }),
    prism(6, CORNER * 0.86, DEEP, [0, -TURF - SOIL - DEEP, 0], deep[0], {
      bevel: 0.01,
      upper: CORNER * 0.97,
      top: deep[1],
    }),
  ];
}

function thing(shape: ThingShape, look: number, hour: SheetHour): Part[] {
  const [low, high] = thingTints(SEASON)[shape][look] ?? ["#5f9a4a", "#a9cc62"];
  if (shape === "house") return tinyHouse(low, high, hour !== "day" && look < 4);
  if (shape === "tree") return tinyTree(low, high);
  if (shape === "fir") return tinyFir();
  if (shape === "bush") return tinyBush(low, high);
  if (shape === "strips") return tinyStrips(low, high, low, high, low);
  return [tinyTuft, tinyRock, tinySheep][look]!();
}

const PIECES = 5;

/** A reach as short pieces of either half of its width, so that what lies beyond the border can be left out. */
function waterOf(
  { from, by, to, width }: Reach,
  own: ReadonlySet<number>,
  middle: RiverPoint,
  tone: HexColour,
): Part[] {
  const point = (t: number): RiverPoint => {
    const u = 1 - t;
    const of = (axis: "x" | "z") => u * u * from[axis] + 2 * u * t * by[axis] + t * t * to[axis];
    return { x: of("x"), z: of("z") };
  };
  const aside = (t: number, side: number): RiverPoint => {
    const { x, z } = point(t);
    const along = (axis: "x" | "z") =>
      (1 - t) * (by[axis] - from[axis]) + t * (to[axis] - by[axis]);
    const [dx, dz] = [along("x"), along("z")];
    const out = (side * width) / 2 / Math.max(1e-6, Math.hypot(dx, dz));
    return { x: x - dz * out, z: z + dx * out };
  };
  const isOwn = ({ x, z }: RiverPoint) => own.has(fieldAt(hexOn(x, z)));
  return Array.from({ length: PIECES }, (_, i) => [i / PIECES, (i + 1) / PIECES] as const).flatMap(
    ([start, end]) =>
      [-1, 1].flatMap((side) => {
        const centre = aside((start + end) / 2, side * 0.6);
        if (!isOwn(centre)) return [];
        const outline = [point(start), point(end), aside(end, side), aside(start, side)].map(
          ({ x, z }): Point2 => [x - middle.x, middle.z - z],
        );
        const loop = side > 0 ? outline : outline.toReversed();
        return [
          slab(loop as [Point2, ...Point2[]], 0.02, [0, 0.012, 0], tone, {
            bevel: 0,
            turn: [-Math.PI / 2, 0, 0],
          }),
        ];
      }),
  );
}
