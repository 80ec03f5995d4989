// All sixty residents are of few sound parts, stand at the origin, and are known apart.
import { expect, it } from "vitest";
import { boundingBoxOf } from "../catalogue/bounds.ts";
import { toTriangles } from "../lean/toTriangles.ts";
import { seasons } from "../seasons.ts";
import { residentModels } from "./residentModels.ts";

type Kind = keyof typeof residentModels;
const kinds = Object.keys(residentModels) as Kind[];
const looks = seasons.flatMap((season) => [false, true].map((lit) => ({ season, lit })));

/** These hang on a wall, or have their feet to either side of a ridge. */
const hanging: readonly Kind[] = ["swallow", "barn owl", "goat"];

it.each(kinds)("%s is small, stands on the ground and is light", (kind) => {
  for (const look of looks) {
    const parts = residentModels[kind](look);
    expect(parts.length).toBeLessThanOrEqual(40);
    for (const part of parts) {
      expect([...part.at, ...part.pose].every(Number.isFinite)).toBe(true);
      expect(part.colour + part.top).toMatch(/^#[0-9a-f]{6}#[0-9a-f]{6}$/);
      if (part.glow) expect(look.lit).toBe(true);
    }
  }
  const parts = residentModels[kind]({ season: "highSun", lit: false });
  const { low, high } = boundingBoxOf(parts);
  if (!hanging.includes(kind)) expect(low[1]).toBeGreaterThan(-0.27);
  expect(high[1]).toBeGreaterThan(kind === "swallow" ? 0.3 : 0.4);
  expect(Math.max(high[0] - low[0], high[2] - low[2])).toBeLessThan(1.85);
  const { solid } = toTriangles(parts, { lean: true, tolerance: 0.02, floor: null, ao: 0 });
  expect(solid!.index.length / 3).toBeLessThan(520);
});

it("draws no two alike", () => {
  const drawn = kinds.map((kind) =>
    JSON.stringify(residentModels[kind]({ season: "highSun", lit: false })),
  );
  expect(new Set(drawn).size).toBe(60);
});

it("keeps bees, swallows and snakes in when it is cold", () => {
  for (const kind of ["queen bee", "swallow", "grass snake", "hedgehog"] as const)
    expect(residentModels[kind]({ season: "hearth", lit: false }).length).toBeLessThan(
      residentModels[kind]({ season: "highSun", lit: false }).length,
    );
});
