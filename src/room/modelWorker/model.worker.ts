// The one thread that holds the models: builds shapes and draws rooms, so that no hand waits for either.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { buffersOf, type Triangles } from "../../models/lean/triangles.ts";
import { answerRequest } from "./answerRequest.ts";
import { loadFurniture, loadParts } from "./loadFurniture.ts";
import type { Answered, Asked, ModelAnswer, ModelRequest } from "./requests.ts";

/** Triangles are handed over rather than copied; the little that is told of their cloth is copied. */
function transferOf(answer: ModelAnswer): ArrayBuffer[] {
  if (answer.kind !== "shape") return [];
  const { solid, glow, blot } = answer.value;
  return buffersOf([solid && unprinted(solid), glow, blot]);
}

const unprinted = ({ print: _, ...rest }: Triangles) => rest;

/** A bare room is there before what pieces are built of has come. */
function showsPieces(request: ModelRequest): boolean {
  switch (request.kind) {
    case "shape":
      return request.wanted.kind === "piece";
    case "piece":
    case "look":
      return true;
    case "shell":
      return false;
    case "room":
      return request.document.items.size > 0;
  }
}

async function resultOf(request: ModelRequest): Promise<Answered["result"]> {
  try {
    // What waits for the same goes on in the order in which it came.
    await (showsPieces(request) ? Promise.all([loadFurniture(), loadParts()]) : loadFurniture());
    return accept(answerRequest(request));
  } catch (error) {
    console.error(error);
    return refuse("failed");
  }
}

addEventListener("message", async ({ data: { id, request } }: MessageEvent<Asked>) => {
  const result = await resultOf(request);
  const answered: Answered = { id, result };
  postMessage(answered, { transfer: result.ok ? transferOf(result.value) : [] });
});
