// What the model worker can be asked, and what it answers to each.
import type { Coat } from "../model/coat.ts";
import type { ModelId, QuarterTurn, RoomDocument } from "../model/room.ts";
import type { PieceDrawing } from "../picture/drawPiece.ts";
import type { DrawRoomOptions, RoomSvg } from "../picture/drawRoom.ts";
import type { ThingDrawing, ThingDrawRequest } from "../picture/drawThing.ts";
import type { BuiltShape, ShapeRequest } from "../shapes/shape.ts";

/** Addresses of the visitor's pictures by their key (`pictureKey`); what has none stays empty. */
export type PictureUrls = ReadonlyMap<string, string>;

/** `prefix` begins every id inside a drawing, so that several can share a page. */
export type ModelRequest =
  /** The triangles of a piece, a wall or the floor. */
  | { readonly kind: "shape"; readonly wanted: ShapeRequest }
  /** A piece by itself as its card has it, in a coat. */
  | { readonly kind: "piece"; readonly model: ModelId; readonly coat: Coat }
  /** One thing as it looks in a room. */
  | {
      readonly kind: "look";
      readonly wanted: ThingDrawRequest;
      readonly prefix: string;
      readonly urls: PictureUrls;
    }
  /** The bare walls and the floor. */
  | {
      readonly kind: "shell";
      readonly document: RoomDocument;
      readonly quarter: QuarterTurn;
      readonly prefix: string;
      readonly urls: PictureUrls;
    }
  /** A whole room. */
  | {
      readonly kind: "room";
      readonly document: RoomDocument;
      readonly options: RoomOptions;
      readonly urls: PictureUrls;
    };

export type RoomOptions = Omit<DrawRoomOptions, "pictures">;

export type ModelAnswers = {
  readonly shape: BuiltShape;
  readonly piece: PieceDrawing | null;
  readonly look: ThingDrawing;
  readonly shell: ThingDrawing;
  readonly room: RoomSvg;
};
