// The one thread that holds the models: builds shapes and draws rooms, so that no hand waits for either.
import { answerRequests } from "../../lib/worker/answerRequests.ts";
import { buffersOf, type Triangles } from "../../models/lean/triangles.ts";
import { loadFurniture, loadParts } from "./loadFurniture.ts";
import { modelAnswers } from "./modelAnswers.ts";
import type { ModelAnswers, ModelRequest } from "./requests.ts";

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

answerRequests<ModelRequest, ModelAnswers>(modelAnswers, {
  ready: (request) =>
    showsPieces(request) ? Promise.all([loadFurniture(), loadParts()]) : loadFurniture(),
  transfer: {
    // Triangles are handed over rather than copied; the little that is told of their cloth is copied.
    shape: ({ solid, glow, blot }) => buffersOf([solid && unprinted(solid), glow, blot]),
  },
});
