// Draws rooms in a thread of its own: seconds of work on a slow device.
import { siteCatalogue } from "../catalogue/index.ts";
import { drawRoom } from "../picture/drawRoom.ts";
import { pictureKey } from "../pictures/picturesIn.ts";
import type { DrawingAnswer, DrawingRequest } from "./drawing.ts";

addEventListener("message", ({ data }: MessageEvent<DrawingRequest>) => {
  const { serial, document, quarter, addresses } = data;
  const { svg } = drawRoom(document, siteCatalogue, {
    quarter,
    isTransparent: true,
    prefix: "scene",
    pictures: (picture) => addresses.get(pictureKey(picture)) ?? null,
  });
  const answer: DrawingAnswer = { serial, svg };
  postMessage(answer);
});
