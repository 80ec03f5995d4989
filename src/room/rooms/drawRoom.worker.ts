// Draws whole rooms in a thread of its own: a furnished one takes longer than a frame.
import { siteCatalogue } from "../catalogue/index.ts";
import { decode } from "../model/decode.ts";
import { drawRoom, type RoomDrawing, type RoomPicture } from "../picture/drawRoom.ts";
import { pictureKey } from "../pictures/picturesIn.ts";

export type DrawWish = Pick<RoomPicture, "light" | "quarter" | "isTransparent">;
export type DrawRequest = {
  readonly n: number;
  readonly text: string;
  readonly wish: DrawWish;
  /** Pictures by their key, as data. */
  readonly pictures: ReadonlyMap<string, string>;
};
export type DrawAnswer = { readonly n: number; readonly drawing: RoomDrawing | null };

function draw({ text, wish, pictures }: DrawRequest): RoomDrawing | null {
  const decoded = decode(text);
  if (!decoded.ok) return null;
  return drawRoom(decoded.value, siteCatalogue, {
    ...wish,
    pictures: (picture) => pictures.get(pictureKey(picture)) ?? null,
  });
}

addEventListener("message", ({ data }: MessageEvent<DrawRequest>) => {
  const answer: DrawAnswer = { n: data.n, drawing: draw(data) };
  postMessage(answer);
});
