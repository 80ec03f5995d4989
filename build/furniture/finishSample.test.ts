// Every finish has a sample of its own, drawn of what it is laid of in the room.
import { expect, test } from "vitest";
import { finishPieces, finishUrl } from "../../src/room/catalogue/index.ts";
import { finishSamples } from "./finishSample.ts";

const samples = finishSamples();

test("each finish that can be chosen has one, and no two of a wall or a floor are alike", () => {
  const wanted = finishPieces
    .filter(({ takesPicture }) => !takesPicture)
    .flatMap(({ id, covers }) => covers.map((ground) => finishUrl(ground, id)));
  const made = [...samples.keys()].map((name) => `/pieces/${name}.svg`);
  expect(made.toSorted()).toEqual(wanted.toSorted());
  expect(new Set(samples.values()).size).toBe(samples.size);
});

test("dots are dots, chequers are squares, and panelling stands below its paper", () => {
  const shapes = (name: string) => samples.get(name)!.match(/<path/g)!.length;
  expect(shapes("wall-limewash")).toBe(1);
  expect(shapes("wall-butter-dots")).toBeGreaterThan(12);
  expect(samples.get("floor-blue-chequer")).toMatch(/<path/);
  expect(samples.get("wall-rose-gingham")).toContain("#f5cfc2");
});

test("none weighs more than a small picture", () => {
  for (const [name, svg] of samples) expect(svg.length, name).toBeLessThan(24_000);
});
