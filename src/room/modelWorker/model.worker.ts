// The one thread that holds the models: builds shapes and draws rooms, so that no hand waits for either.
import { accept, refuse } from "../../lib/result.ts";
import { buffersOf } from "../../models/lean/triangles.ts";
import { answerRequest } from "./answerRequest.ts";
import { loadFurniture } from "./loadFurniture.ts";
import type { Answered, Asked, ModelAnswer, ModelRequest } from "./requests.ts";

/** Triangles are handed over rather than copied. */
const transferOf = (answer: ModelAnswer): ArrayBuffer[] =>
  answer.kind === "shape"
    ? buffersOf([answer.value.solid, answer.value.glow, answer.value.blot])
    : [];

async function resultOf(request: ModelRequest): Promise<Answered["result"]> {
  try {
    // What waits for the furniture goes on in the order in which it came.
    await loadFurniture();
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
