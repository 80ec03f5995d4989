// What the model worker can be asked, and what it answers to each.
import type { Result } from "@loamstead/lib/result.ts";
import type { Coat } from "../model/coat.ts";
import type { ModelId, RoomDocument, Turn } from "../model/room.ts";
import type { Look, LookWanted } from "../picture/drawLook.ts";
import type { PieceDrawing } from "../picture/drawPiece.ts";
import type { RoomDrawing, RoomPicture } from "../picture/drawRoom.ts";
import type { Shape, Wanted } from "../shapes/shape.ts";

/** Addresses of the visitor's pictures by their key (`pictureKey`); what has none stays empty. */
export type PictureUrls = ReadonlyMap<string, string>;

/** `prefix` begins every id inside a drawing, so that several can share a page. */
export type ModelRequest =
  /** The triangles of a piece, a wall or the floor. */
  | { readonly kind: "shape"; readonly wanted: Wanted }
  /** A piece by itself as its card has it, in a coat. */
  | { readonly kind: "piece"; readonly model: ModelId; readonly coat: Coat }
  /** One thing as it looks in a room. */
  | {
      readonly kind: "look";
      readonly wanted: LookWanted;
      readonly prefix: string;
      readonly urls: PictureUrls;
    }
  /** The bare walls and the floor. */
  | {
      readonly kind: "shell";
      readonly document: RoomDocument;
      readonly quarter: Turn;
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

export type RoomOptions = Omit<RoomPicture, "pictures">;

export type ModelAnswer =
  | { readonly kind: "shape"; readonly value: Shape }
  | { readonly kind: "piece"; readonly value: PieceDrawing | null }
  | { readonly kind: "look" | "shell"; readonly value: Look }
  | { readonly kind: "room"; readonly value: RoomDrawing };

/** The answer that belongs to a request. */
export type AnswerTo<Request extends ModelRequest> = Extract<
  ModelAnswer,
  { readonly kind: Request["kind"] }
>["value"];

/** It could not be made; the worker is gone and was twice in vain begun anew; nobody waits for it. */
export type ModelTrouble = "failed" | "crashed" | "closed";

/** As they cross between page and worker. */
export type Asked = { readonly id: number; readonly request: ModelRequest };
export type Answered = { readonly id: number; readonly result: Result<ModelAnswer, "failed"> };
