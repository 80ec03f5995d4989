// Answers each kind of request for something built or drawn of the models.

import type { AnswerTable } from "../../lib/worker/answerRequests.ts";
import { siteCatalogue } from "../catalogue/index.ts";
import { pictureKey } from "../model/picturesIn.ts";
import { drawPiece } from "../picture/drawPiece.ts";
import { drawRoom } from "../picture/drawRoom.ts";
import { drawThing } from "../picture/drawThing.ts";
import { type PictureResolver, roomViewOf } from "../picture/view.ts";
import { drawnShell } from "../picture/wholeRoom.ts";
import { shapeOf } from "../shapes/shapeOf.ts";
import type { ModelAnswers, ModelRequest, PictureUrls } from "./requests.ts";

const picturesOf =
  (urls: PictureUrls): PictureResolver =>
  (picture) =>
    urls.get(pictureKey(picture)) ?? null;

export const modelAnswers: AnswerTable<ModelRequest, ModelAnswers> = {
  shape: ({ wanted }) => shapeOf(wanted),
  piece: ({ model, coat }) => drawPiece(model, coat),
  look: ({ wanted, urls, prefix }) => drawThing(wanted, picturesOf(urls), prefix),
  shell({ document, quarter, prefix, urls }) {
    const pictures = picturesOf(urls);
    const view = roomViewOf(document, siteCatalogue, { quarter, pictures, prefix, isSmall: false });
    const { shapes, left, top } = drawnShell(view);
    return { shapes, left, top };
  },
  room: ({ document, options, urls }) =>
    drawRoom(document, siteCatalogue, { ...options, pictures: picturesOf(urls) }),
};
