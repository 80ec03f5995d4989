// Measures fields: the traits of ten thousand, the way to a place and back, dioramas in 3D and as SVG.
import { gzipSync } from "node:zlib";
import site from "../site.config.ts";
import { compose } from "../src/fields/diorama/compose.ts";
import { drawField } from "../src/fields/diorama/drawField.ts";
import { LIVE_TOLERANCE } from "../src/fields/diorama/frames.ts";
import { fieldAt, place } from "../src/fields/land/place.ts";
import { fieldTraits } from "../src/fields/traits.ts";
import { toTriangles } from "../src/models/lean/toTriangles.ts";
import { seasons } from "../src/models/seasons.ts";
import { hours } from "../src/scene/light/hours.ts";
import { median, row } from "./figures/figures.ts";

const MOST_TRAITS_MS = 100;
const MOST_BYTES = 60_000;
const FIELDS = Number(process.env.FIELDS || "48");

function timed(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

const { address } = site.collection;
const allTraits = () => {
  for (let id = 0; id < 10_000; id++) fieldTraits(address, id);
};
// The first run also pays for compiling; a server and a page pay that once.
const first = timed(allTraits);
const again = median(Array.from({ length: 7 }, () => timed(allTraits)));
console.log(`10,000 field traits: ${first.toFixed(0)} ms at first, then ${again.toFixed(0)} ms`);
const places = timed(() => {
  for (let id = 0; id < 100_000; id++)
    if (fieldAt(place(id)) !== id) throw new Error(`Field ${id} lost its place`);
});
console.log(`100,000 places and back: ${places.toFixed(0)} ms`);

console.log(row(["field", "parts", "triangles", "meshes", "3D ms", "SVG ms", "SVG bytes gz"]));
const sizes: number[] = [];
for (let n = 0; n < FIELDS; n++) {
  const traits = fieldTraits(address, n * 197);
  const season = seasons[n % 4]!;
  const hour = hours[Math.floor(n / 4) % 3]!;
  const { parts } = compose(traits, season, hour);
  let meshes = 0;
  let triangles = 0;
  const built = timed(() => {
    const { solid, glow } = toTriangles(parts, {
      lean: true,
      tolerance: LIVE_TOLERANCE,
      floor: null,
    });
    for (const mesh of [solid, glow]) {
      if (!mesh) continue;
      meshes++;
      triangles += mesh.index.length / 3;
    }
  });
  let svg = "";
  const drawn = timed(() => {
    svg = drawField(traits, { season, hour, frame: "square" });
  });
  const bytes = gzipSync(svg).length;
  sizes.push(bytes);
  console.log(
    row([
      `${traits.id} ${season} ${hour}`,
      parts.length,
      triangles,
      meshes,
      built.toFixed(0),
      drawn.toFixed(0),
      bytes,
    ]),
  );
}
console.log(`SVG: median ${median(sizes)} bytes, largest ${Math.max(...sizes)}`);
if (again > MOST_TRAITS_MS || median(sizes) > MOST_BYTES) {
  console.error(`Allowed: ${MOST_TRAITS_MS} ms for the traits, a median of ${MOST_BYTES} bytes.`);
  process.exitCode = 1;
}
