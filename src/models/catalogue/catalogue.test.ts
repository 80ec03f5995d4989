// The catalogue is whole, and says of every piece what is true of its model.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Furniture } from "../furniture/furniture.ts";
import { leanMeshes } from "../lean/leanMeshes.ts";
import { boundsOf, cornersOf } from "./bounds.ts";
import { catalogue, itemOf } from "./catalogue.ts";
import { type CatalogueItem, OVERHANG } from "./item.ts";
import { openingKinds } from "./openings.ts";
import { sets } from "./sets.ts";
import { recoloured } from "./tints.ts";

const LEAST_IN_A_SET = 12;
const MOST_TRIANGLES = 400;
const SHARE_WITHIN = 0.88;
/** Nothing is so rich in parts that a live room could not hold it. */
const HEAVIEST = 900;
/** What a bevel or a leaf may be off, in tiles. */
const SLACK = 0.02;

const furniture = join(import.meta.dirname, "../furniture");
const isFurniture = (value: unknown): value is Furniture =>
  typeof value === "object" && value !== null && "footprint" in value && "parts" in value;

const leanTriangles = ({ model }: CatalogueItem): number =>
  leanMeshes(model.parts, 0, { most: MOST_TRIANGLES }).reduce(
    (sum, { index }) => sum + index.length / 3,
    0,
  );

const wrong = (check: (item: CatalogueItem) => string | false): string[] =>
  catalogue.flatMap((item) => {
    const fault = check(item);
    return fault === false ? [] : [`${item.id}: ${fault}`];
  });

describe("catalogue", () => {
  it("gives every piece its own id, name and model", () => {
    for (const of of [(i: CatalogueItem) => i.id, (i: CatalogueItem) => i.name])
      expect(new Set(catalogue.map(of)).size).toBe(catalogue.length);
    expect(new Set(catalogue.map(({ model }) => model)).size).toBe(catalogue.length);
    expect(wrong(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id) && "not in kebab case")).toEqual([]);
    expect(itemOf("sofa")?.set).toBe("parlour");
    expect(itemOf("throne")).toBeUndefined();
  });

  it("fills every set", () => {
    for (const { id } of sets)
      expect(catalogue.filter(({ set }) => set === id).length, id).toBeGreaterThanOrEqual(
        LEAST_IN_A_SET,
      );
  });

  it("leaves out no model but the doors and windows, which belong to the walls", async () => {
    const files = (await readdir(furniture)).filter((file) => !file.includes(".test."));
    const modules = await Promise.all(files.map((file) => import(join(furniture, file))));
    const models = modules.flatMap((one) => Object.values(one).filter(isFurniture));
    const known = new Set<Furniture>([
      ...catalogue.map(({ model }) => model),
      ...openingKinds.flatMap(({ day, night }) => [day, night]),
    ]);
    expect(models.filter((model) => !known.has(model)).map(({ name }) => name)).toEqual([]);
  });

  it("holds each model within its half-tiles, and never a half-tile too many", () => {
    expect(
      wrong(({ model, footprint: [w, d], height }) => {
        const { low, high } = boundsOf(model.parts);
        const wall = model.stands === "wall";
        const real = [
          2 * Math.max(high[0], -low[0]),
          wall ? high[2] : 2 * Math.max(high[2], -low[2]),
        ];
        const off = [w, d].some((halves, i) => {
          const most = halves / 2 + OVERHANG + SLACK;
          const spare = halves / 2 - real[i]!;
          return real[i]! > most || (halves > 1 && spare > 0.5);
        });
        if (off) return `${w} x ${d} half-tiles for ${real.map((v) => v.toFixed(2))}`;
        return high[1] > height + SLACK && `${high[1].toFixed(2)} high, not ${height}`;
      }),
    ).toEqual([]);
  });

  it("hangs wall pieces below the ceiling and stands the others on the ground", () => {
    expect(
      wrong(({ places, hangsAt, height, model }) => {
        if (places.includes("wall") !== (model.stands === "wall")) return "place and model differ";
        if (!places.includes("wall")) return hangsAt !== 0 && "hangs but stands";
        return hangsAt + height > 4.2 && `reaches ${hangsAt + height}`;
      }),
    ).toEqual([]);
  });

  it("names a surface only where the model has one", () => {
    const withSurface = catalogue.filter(({ surface }) => surface !== null);
    expect(withSurface.length).toBeGreaterThanOrEqual(15);
    expect(
      wrong(({ surface, model, footprint: [w, d] }) => {
        if (!surface) return false;
        const { height, size, at } = surface;
        const inside = size[0] / 2 + Math.abs(at[0]) <= w / 4 + OVERHANG;
        if (!inside) return "wider than the piece";
        if (model.stands !== "wall" && size[1] / 2 + Math.abs(at[1]) > d / 4 + OVERHANG)
          return "deeper than the piece";
        const tops = model.parts.map((part) => Math.max(...cornersOf(part).map(([, y]) => y)));
        return !tops.some((y) => Math.abs(y - height) < SLACK) && `nothing ends at ${height}`;
      }),
    ).toEqual([]);
  });

  it("tints only colours that the model has, each tint to something new", () => {
    expect(
      wrong(({ tints, model }) => {
        if (tints.length === 0) return false;
        if (tints[0]?.id !== "as-made") return "does not begin as made";
        if (new Set(tints.map(({ id }) => id)).size !== tints.length) return "a tint twice";
        const own = new Set(model.parts.flatMap(({ colour, top }) => [colour, top]));
        const strange = tints.flatMap(({ colours }) =>
          Object.keys(colours).filter((colour) => !own.has(colour)),
        );
        if (strange.length > 0) return `has no ${strange[0]}`;
        const changed = tints.slice(1).every(({ colours }) => {
          const parts = recoloured(model.parts, colours);
          return parts.some((part, i) => part.colour !== model.parts[i]?.colour);
        });
        return !changed && "a tint changes nothing";
      }),
    ).toEqual([]);
  });

  it("knows the light of everything that shines", () => {
    expect(
      wrong(({ model, lights }) => {
        const shines = model.parts.some(({ glow }) => glow);
        if (shines !== lights.length > 0)
          return shines ? "shines unseen" : "a light without a lamp";
        const { low, high } = boundsOf(model.parts);
        const out = lights.some(({ at }) =>
          at.some((v, k) => v < low[k]! - 0.4 || v > high[k]! + 0.4),
        );
        return out && "a light outside the piece";
      }),
    ).toEqual([]);
  });

  it("is light enough to move", () => {
    const counts = catalogue.map(leanTriangles).toSorted((a, b) => a - b);
    const within = counts.filter((count) => count <= MOST_TRIANGLES).length;
    expect(within / counts.length).toBeGreaterThanOrEqual(SHARE_WITHIN);
    expect(counts.at(-1)).toBeLessThanOrEqual(HEAVIEST);
  });
});
