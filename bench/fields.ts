// Measures fields: the traits of ten thousand, the way to a place and back, dioramas in 3D and as SVG.
import { gzipSync } from "node:zlib";
import site from "../site.config.ts";
import { composeDiorama } from "../src/fields/diorama/compose.ts";
import { drawField } from "../src/fields/diorama/drawField.ts";
import { LIVE_TOLERANCE } from "../src/fields/diorama/frames.ts";
import { fieldAt, place } from "../src/fields/land/place.ts";
import { fieldTraits } from "../src/fields/traits.ts";
import { toTriangles } from "../src/models/lean/toTriangles.ts";
import { type Season, seasons } from "../src/models/seasons.ts";
import { type Hour, hours } from "../src/scene/light/hours.ts";
import { median, row } from "./figures/figures.ts";

const MOST_TRAITS_MS = 100;
const MOST_BYTES = 60_000;
const MOST_CPU_MS = 1200;
const FIELDS = Number(process.env.FIELDS || "48");
/** What took longest of 88 pictures; a sample would miss most of them. */
const FULL: readonly Picture[] = [
  { id: 197, season: "seedtime", hour: "day" },
  { id: 197, season: "highSun", hour: "day" },
  { id: 2600, season: "leafFall", hour: "day" },
  { id: 197, season: "highSun", hour: "evening" },
  { id: 7988, season: "highSun", hour: "day" },
  { id: 5963, season: "leafFall", hour: "day" },
  { id: 2611, season: "leafFall", hour: "evening" },
  { id: 474, season: "hearth", hour: "evening" },
];
type Picture = { id: number; season: Season; hour: Hour };

function timed(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** Other work on the machine lengthens it too, but not by as much. */
function cpuOf(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const { address } = site.collection;
const allTraits = () => {
  for (let id = 0; id < 10_000; id++) fieldTraits(address, id);
};
// The first run also pays for compiling; a server and a page pay that once.
const first = cpuOf(allTraits);
const again = median(Array.from({ length: 7 }, () => cpuOf(allTraits)));
console.log(`10,000 field traits: ${first.toFixed(0)} ms at first, then ${again.toFixed(0)} ms`);
const places = timed(() => {
  for (let id = 0; id < 100_000; id++)
    if (fieldAt(place(id)) !== id) throw new Error(`Field ${id} lost its place`);
});
console.log(`100,000 places and back: ${places.toFixed(0)} ms`);

const sample = Array.from(
  { length: FIELDS },
  (_, n): Picture => ({
    id: n * 197,
    season: seasons[n % 4]!,
    hour: hours[Math.floor(n / 4) % 3]!,
  }),
);
// The first drawings also pay for compiling; a process that draws pays that once.
for (const { id, season, hour } of sample.slice(0, 4))
  drawField(fieldTraits(address, id), { season, hour, frame: "square" });
console.log(row(["field", "parts", "triangles", "meshes", "3D ms", "SVG CPU ms", "SVG bytes gz"]));
const sizes: number[] = [];
const costs: number[] = [];
for (const { id, season, hour } of [...sample, ...FULL]) {
  const traits = fieldTraits(address, id);
  const { parts } = composeDiorama(traits, season, hour);
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
  const draw = () => {
    svg = drawField(traits, { season, hour, frame: "square" });
  };
  // The cheaper of two: what other work on the machine adds is not the drawing's own.
  const drawn = Math.min(cpuOf(draw), cpuOf(draw));
  const bytes = gzipSync(svg).length;
  sizes.push(bytes);
  costs.push(drawn);
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
const dearest = Math.max(...costs);
console.log(`SVG: median ${median(sizes)} bytes, largest ${Math.max(...sizes)}`);
console.log(`SVG: median ${median(costs).toFixed(0)} ms of CPU, most ${dearest.toFixed(0)}`);
if (again > MOST_TRAITS_MS || median(sizes) > MOST_BYTES || dearest > MOST_CPU_MS) {
  console.error(
    `Allowed: ${MOST_TRAITS_MS} ms for the traits, a median of ${MOST_BYTES} bytes, ${MOST_CPU_MS} ms of CPU for each drawing.`,
  );
  process.exitCode = 1;
}
