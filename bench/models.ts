// Measures every model: how long it takes to build and to draw, its triangles, the bytes of its SVG.
import { gzipSync } from "node:zlib";
import { toGeometry } from "../src/models/toGeometry.ts";
import { toSvg } from "../src/models/toSvg.ts";
import { allModels, type Model } from "../stills/sheet/allModels.ts";
import { median, row } from "./figures/figures.ts";

const MOST_MEDIAN_BYTES = 12_000;
const DRAWN = 400;

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

console.log(row(["model", "parts", "triangles", "built ms", "drawn ms", "SVG bytes gz"]));
let built = 0;
for (const { name: group, models } of await allModels()) {
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
