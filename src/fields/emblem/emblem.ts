// A field as a small emblem: its own island in a few flat shapes, drawn at once and from traits alone.
import type { Vec } from "../../models/parts.ts";
import { BED_WIDTH, bedAt, RADIUS, type Spot } from "../diorama/ground.ts";
import { layoutOf } from "../diorama/layout.ts";
import { bedTones, landTones } from "../diorama/tones.ts";
import { bedsOf } from "../shapes.ts";
import type { FieldTraits } from "../traits.ts";
import { area, line } from "./paths.ts";
import { drawn, type EmblemShape, filled } from "./shape.ts";
import { cottageShapes, landmarkShapes, treeShapes, waterShapes } from "./things.ts";

const SEASON = "highSun";

const corner = (k: number, y: number, r = RADIUS): Vec => [
  r * Math.cos((k * Math.PI) / 3),
  y,
  r * Math.sin((k * Math.PI) / 3),
];

const hex = (share: number) =>
  [0, 1, 2, 3, 4, 5].map((k) => corner(k, 0, RADIUS * share)) as [Vec, ...Vec[]];

/** The sides that are seen, by their first corner, and how much of the light each gets. */
const sides = [
  [1, 1],
  [0, 0.8],
  [-1, 0.66],
] as const;

/** Layers of the earth from the turf down: how deep each begins and ends, and how far it is drawn in. */
const layers = [
  [0, -0.42, 1, 1],
  [-0.42, -1.25, 0.985, 0.97],
  [-1.25, -2.35, 0.93, 0.66],
] as const;

export function emblem(traits: FieldTraits): readonly EmblemShape[] {
  const { soil, region } = traits;
  const tones = landTones(soil, region, SEASON);
  const earth = [tones.fringe[0], tones.soil[0], tones.deep[0]];
  const standing: [number, readonly EmblemShape[]][] = [];
  const stand = ({ x, z }: Pick<Spot, "x" | "z">, shapes: readonly EmblemShape[]) =>
    standing.push([x + z, shapes]);
  const layout = layoutOf(traits);
  stand(layout.house, cottageShapes(traits, layout.house));
  if (traits.landmark !== "none") stand(layout.mark, landmarkShapes(traits, layout.mark));
  for (const grove of layout.groves)
    if (!grove.yields(traits)) stand(grove, treeShapes(region, grove));
  return [
    ...layers
      .toReversed()
      .flatMap(([top, foot, wide, narrow], i) =>
        sides.map(([k, light]) =>
          filled(
            shaded(earth[2 - i]!, light),
            area([
              corner(k, top, RADIUS * wide),
              corner(k + 1, top, RADIUS * wide),
              corner(k + 1, foot, RADIUS * narrow),
              corner(k, foot, RADIUS * narrow),
            ]),
          ),
        ),
      ),
    filled(tones.turf[0], area(hex(1))),
    filled(tones.turf.at(-1)!, area(hex(0.9))),
    drawn("#e0cfa6", 4, line(layout.walk.map(([x, z]): Vec => [x, 0, z]) as [Vec, ...Vec[]])),
    ...beds(traits),
    ...waterShapes(traits),
    ...standing.toSorted(([a], [b]) => a - b).flatMap(([, shapes]) => shapes),
  ];
}

function beds({ shape, soil }: FieldTraits): EmblemShape[] {
  const tones = bedTones(soil, SEASON);
  const places = bedsOf(shape).map(bedAt);
  const half = BED_WIDTH / 2 + 0.06;
  const ground = places.map(({ x, z, length }) =>
    area([
      [x - length / 2, 0, z - half],
      [x + length / 2, 0, z - half],
      [x + length / 2, 0, z + half],
      [x - length / 2, 0, z + half],
    ]),
  );
  const rows = places.map(({ x, z, length }) =>
    line([
      [x - length / 2 + 0.25, 0.15, z],
      [x + length / 2 - 0.25, 0.15, z],
    ]),
  );
  return [
    filled(tones.soil, ground.join("")),
    drawn("#4f8a3c", 3.4, rows.join(""), "0 9"),
    drawn("#86b94f", 2, rows.join(""), "0 9"),
  ];
}

function shaded(colour: string, light: number): string {
  const part = (i: number) =>
    Math.round(Number.parseInt(colour.slice(i, i + 2), 16) * light)
      .toString(16)
      .padStart(2, "0");
  return `#${part(1)}${part(3)}${part(5)}`;
}
