// Builds fields into triangles in a thread of its own: a second of work that no page should feel.
import { compose } from "../../fields/diorama/compose.ts";
import { LIVE_TOLERANCE } from "../../fields/diorama/frames.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { type Geometry, toGeometry } from "../../models/toGeometry.ts";
import type { LandAnswer, LandMesh, LandRequest } from "./land.ts";

type Made = Geometry["solid"];

function meshOf(geometry: Made): LandMesh | null {
  if (!geometry) return null;
  const floats = (name: string) => geometry.getAttribute(name).array as Float32Array;
  return {
    position: floats("position"),
    normal: floats("normal"),
    color: floats("color"),
    index: new Uint32Array(geometry.getIndex()!.array),
  };
}

addEventListener("message", ({ data }: MessageEvent<LandRequest>) => {
  const { key, collection, id, season, isLit } = data;
  const { parts, lamps, halos } = compose(
    fieldTraits(collection, id),
    season,
    isLit ? "night" : "day",
  );
  const { solid, glow } = toGeometry(parts, { lean: true, tolerance: LIVE_TOLERANCE, floor: null });
  const land = { solid: meshOf(solid), glow: meshOf(glow), lamps, halos };
  const buffers = [land.solid, land.glow].flatMap((mesh) =>
    mesh ? Object.values(mesh).map(({ buffer }) => buffer as ArrayBuffer) : [],
  );
  const answer: LandAnswer = { key, land };
  postMessage(answer, { transfer: buffers });
});
