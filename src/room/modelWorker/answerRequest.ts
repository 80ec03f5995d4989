// Answers one request for something built or drawn of the models.
import { siteCatalogue } from "../catalogue/index.ts";
import { pictureKey } from "../model/picturesIn.ts";
import { drawLook } from "../picture/drawLook.ts";
import { drawPiece } from "../picture/drawPiece.ts";
import { drawRoom } from "../picture/drawRoom.ts";
import { type Pictures, viewOf } from "../picture/view.ts";
import { drawnShell } from "../picture/wholeRoom.ts";
import { shapeOf } from "../shapes/shapeOf.ts";
import type { ModelAnswer, ModelRequest, PictureUrls } from "./requests.ts";

const picturesOf =
  (urls: PictureUrls): Pictures =>
  (picture) =>
    urls.get(pictureKey(picture)) ?? null;

export function answerRequest(request: ModelRequest): ModelAnswer {
  switch (request.kind) {
    case "shape":
      return { kind: "shape", value: shapeOf(request.wanted) };
    case "piece":
      return { kind: "piece", value: drawPiece(request.model, request.coat) };
    case "look": {
      const { wanted, urls, prefix } = request;
      return { kind: "look", value: drawLook(wanted, picturesOf(urls), prefix) };
    }
    case "shell": {
      const { document, quarter, prefix, urls } = request;
      const pictures = picturesOf(urls);
      const view = viewOf(document, siteCatalogue, { quarter, pictures, prefix, isSmall: false });
      const { shapes, left, top } = drawnShell(view);
      return { kind: "shell", value: { shapes, left, top } };
    }
    case "room": {
      const { document, options, urls } = request;
      const pictures = picturesOf(urls);
      return { kind: "room", value: drawRoom(document, siteCatalogue, { ...options, pictures }) };
    }
  }
}
