// Builds fields into triangles in a thread of its own: a second of work that no page should feel.
import { compose } from "../../fields/diorama/compose.ts";
import { toTriangles } from "../../models/lean/toTriangles.ts";
import { buffersOf } from "../../models/lean/triangles.ts";
import type { LandAnswer, LandRequest } from "./landBuilder.ts";

addEventListener("message", ({ data }: MessageEvent<LandRequest>) => {
  const { key, traits, season, isLit, tolerance } = data;
  const { parts, lamps, halos } = compose(traits, season, isLit ? "night" : "day");
  const made = toTriangles(parts, { lean: true, tolerance, floor: null });
  const land = { solid: made.solid, glow: made.glow, lamps, halos };
  const answer: LandAnswer = { key, land };
  postMessage(answer, { transfer: buffersOf([land.solid, land.glow]) });
});
