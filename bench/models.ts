// Measures every model: how long it takes to build and to draw, its triangles, the bytes of its SVG.
import { readdir } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { fromRoot } from "../scripts/root.ts";
import { barn } from "../src/models/buildings/barn.ts";
import { chapel } from "../src/models/buildings/chapel.ts";
import { cottageOf, cottageStyles } from "../src/models/buildings/cottages.ts";
import { mill } from "../src/models/buildings/mill.ts";
import { well } from "../src/models/buildings/well.ts";
import { crops, plantAt, stages } from "../src/models/crops/stages.ts";
import type { Furniture } from "../src/models/furniture/furniture.ts";
import { boundary } from "../src/models/ground/boundaries.ts";
import { hiveRow, hotSpring, standingStones } from "../src/models/nature/landmarks.ts";
import { seasonTree, treeKinds } from "../src/models/nature/seasonTree.ts";
import type { Part } from "../src/models/parts.ts";
import { seasons } from "../src/models/seasons.ts";
import { toGeometry } from "../src/models/toGeometry.ts";
import { toSvg } from "../src/models/toSvg.ts";
import { median, row } from "./figures/figures.ts";

const MOST_MEDIAN_BYTES = 12_000;
const DRAWN = 400;

type Model = { name: string; parts: readonly Part[] };

const isFurniture = (value: unknown): value is Furniture =>
  typeof value === "object" && value !== null && "footprint" in value && "parts" in value;

async function furniture(): Promise<Model[]> {
  const folder = fromRoot("src/models/furniture");
  const files = (await readdir(folder)).filter((file) => !file.includes(".test."));
  const modules = await Promise.all(files.map((file) => import(`${folder}/${file}`)));
  return modules.flatMap((one) => Object.values(one).filter(isFurniture));
}

const outdoors = (): Model[] => [
  ...cottageStyles.map((style) => ({
    name: `${style} cottage`,
    parts: cottageOf(style, { lit: false, snow: false }),
  })),
  { name: "barn", parts: barn(false) },
  { name: "mill", parts: mill(false) },
  { name: "chapel", parts: chapel(false) },
  { name: "well", parts: well() },
  { name: "standing stones", parts: standingStones(1) },
  { name: "beehives", parts: hiveRow(1) },
  { name: "hot spring", parts: hotSpring(1) },
  { name: "stone wall", parts: boundary("wall", 5.2, 3, "highSun", 1) },
  { name: "hedge", parts: boundary("hedge", 5.2, 3, "highSun", 1) },
  ...treeKinds.flatMap((kind) =>
    seasons.map((season) => ({ name: `${kind}, ${season}`, parts: seasonTree(kind, season, 1) })),
  ),
  ...crops.flatMap((crop) =>
    stages.map((stage) => ({ name: `${crop}, stage ${stage}`, parts: plantAt(crop, stage, 1) })),
  ),
];

function measure({ name, parts }: Model) {
  const before = performance.now();
  const { solid, glow } = toGeometry(parts, { lean: true });
  const built = performance.now() - before;
  const triangles = [solid, glow].reduce((sum, one) => sum + (one?.getIndex()?.count ?? 0) / 3, 0);
  const words = { title: name, description: name };
  const rough = toSvg(parts, { ...words, scale: 20 });
  const scale = (20 * DRAWN) / Math.max(rough.width, rough.height);
  const start = performance.now();
  const bytes = gzipSync(toSvg(parts, { ...words, scale }).svg).length;
  return { name, parts: parts.length, built, triangles, drawn: performance.now() - start, bytes };
}

const groups: [string, Model[]][] = [
  ["furniture", await furniture()],
  ["outdoors", outdoors()],
];
console.log(row(["model", "parts", "triangles", "built ms", "drawn ms", "SVG bytes gz"]));
let built = 0;
for (const [group, models] of groups) {
  const all = models.map(measure);
  for (const { name, parts, triangles, built: ms, drawn, bytes } of all)
    console.log(row([name, parts, triangles, ms.toFixed(1), drawn.toFixed(1), bytes]));
  const sizes = all.map(({ bytes }) => bytes);
  built += all.reduce((sum, one) => sum + one.built, 0);
  console.log(
    `${group}: ${all.length} models, median ${median(sizes)} bytes, largest ${Math.max(...sizes)}, ` +
      `median ${median(all.map(({ triangles }) => triangles))} triangles`,
  );
  if (median(sizes) > MOST_MEDIAN_BYTES) {
    console.error(`The median drawing of ${group} is over ${MOST_MEDIAN_BYTES} bytes.`);
    process.exitCode = 1;
  }
}
console.log(`all built in ${Math.round(built)} ms`);
