// Draws the shell of the room, and its things one by one, in a thread of its own.
import { siteCatalogue } from "../../catalogue/index.ts";
import { drawLook } from "../../picture/drawLook.ts";
import { type Pictures, viewOf } from "../../picture/view.ts";
import { drawnShell } from "../../picture/wholeRoom.ts";
import { pictureKey } from "../../pictures/picturesIn.ts";
import type { PartAnswer, PartRequest } from "./drawing.ts";

addEventListener("message", ({ data }: MessageEvent<PartRequest>) => {
  const { wish, prefix, addresses } = data;
  const pictures: Pictures = (picture) => addresses.get(pictureKey(picture)) ?? null;
  const draw = () => {
    if (wish.kind === "look") return drawLook(wish.wanted, pictures, prefix);
    const { document, quarter } = wish;
    const view = viewOf(document, siteCatalogue, { quarter, pictures, prefix, isSmall: false });
    const { shapes, left, top } = drawnShell(view);
    return { shapes, left, top };
  };
  const answer: PartAnswer = { wish, drawn: draw() };
  postMessage(answer);
});
