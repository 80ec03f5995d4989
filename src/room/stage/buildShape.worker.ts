// Builds shapes in a thread of its own, so that the hand that holds a thing never waits for one.
import type { ShapeAnswer, ShapeRequest, Triangles } from "./shape.ts";
import { shapeOf } from "./shapeOf.ts";

const buffersOf = (part: Triangles | null): ArrayBuffer[] =>
  part ? Object.values(part).map(({ buffer }) => buffer as ArrayBuffer) : [];

addEventListener("message", ({ data: { key, wanted } }: MessageEvent<ShapeRequest>) => {
  const shape = shapeOf(wanted);
  const answer: ShapeAnswer = { key, shape };
  const transfer = [shape.solid, shape.glow, shape.blot].flatMap(buffersOf);
  postMessage(answer, { transfer });
});
