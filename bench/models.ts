// Measures every model: how long it takes to build and to draw, its triangles, the bytes of its SVG.
import { gzipSync } from "node:zlib";
import { allModels, type Model } from "../drawStills/sheet/allModels.ts";
import { toTriangles } from "../src/models/lean/toTriangles.ts";
import { toSvg } from "../src/models/svg/toSvg.ts";
import { median, row } from "./figures/figures.ts";

const MOST_MEDIAN_BYTES = 12_000;
const MOST_BUILD_MS = 1500;
const MOST_TRIANGLES = 400;
const LEAST_WITHIN = 0.85;
/** The timbered cottage has a roof of 84 single tiles; it stands once in a field. */
const HEAVIEST: Record<string, number> = { furniture: 900, outdoors: 1500 };
const WORST = 5;
const DRAWN = 400;

const built = new Map<Model, { ms: number; triangles: number }>();

function build(model: Model): void {
  const before = performance.now();
  const { solid, glow } = toTriangles(model.parts, { lean: true });
  const ms = performance.now() - before;
  const triangles = [solid, glow].reduce((sum, one) => sum + (one?.index.length ?? 0) / 3, 0);
  built.set(model, { ms, triangles });
}

/** All at a stretch, in the time of this thread alone: others on the machine do not count. */
function buildAll(models: readonly Model[]): number {
  const before = process.threadCpuUsage();
  models.forEach(build);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function measure(model: Model) {
  const { name, parts } = model;
  const words = { title: name, description: name };
  const rough = toSvg(parts, { ...words, scale: 20 });
  const scale = (20 * DRAWN) / Math.max(rough.width, rough.height);
  const start = performance.now();
  const bytes = gzipSync(toSvg(parts, { ...words, scale }).svg).length;
  const drawn = performance.now() - start;
  return { name, parts: parts.length, ...built.get(model)!, drawn, bytes };
}

const groups = await allModels();
const buildMs = buildAll(groups.flatMap(({ models }) => models));
const faults: string[] = [];
const counts: number[] = [];

console.log(row(["model", "parts", "triangles", "built ms", "drawn ms", "SVG bytes gz"]));
for (const { name: group, models } of groups) {
  const all = models.map(measure);
  for (const { name, parts, triangles, ms, drawn, bytes } of all)
    console.log(row([name, parts, triangles, ms.toFixed(1), drawn.toFixed(1), bytes]));
  const sizes = all.map(({ bytes }) => bytes);
  const own = all.map(({ triangles }) => triangles);
  counts.push(...own);
  const within = own.filter((count) => count <= MOST_TRIANGLES).length / own.length;
  const worst = all.toSorted((a, b) => b.triangles - a.triangles).slice(0, WORST);
  console.log(
    `${group}: ${all.length} models, SVG median ${median(sizes)} bytes, largest ${Math.max(...sizes)}`,
  );
  console.log(
    `  median ${median(own)} triangles, ${Math.round(100 * within)} % at most ${MOST_TRIANGLES}, ` +
      `worst: ${worst.map(({ name, triangles }) => `${name} ${triangles}`).join(", ")}`,
  );
  if (median(sizes) > MOST_MEDIAN_BYTES)
    faults.push(`The median drawing of ${group} is over ${MOST_MEDIAN_BYTES} bytes.`);
  const most = HEAVIEST[group] ?? MOST_TRIANGLES;
  if (worst[0]!.triangles > most) faults.push(`${worst[0]!.name} is over ${most} triangles.`);
}
const share = counts.filter((count) => count <= MOST_TRIANGLES).length / counts.length;
console.log(
  `all: ${counts.length} models built in ${Math.round(buildMs)} ms, median ${median(counts)} ` +
    `triangles, ${Math.round(100 * share)} % at most ${MOST_TRIANGLES}`,
);
if (buildMs > MOST_BUILD_MS) faults.push(`Building all took over ${MOST_BUILD_MS} ms.`);
if (share < LEAST_WITHIN)
  faults.push(`Only ${Math.round(100 * share)} % have at most ${MOST_TRIANGLES} triangles.`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
