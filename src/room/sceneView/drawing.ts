// What the thread that draws the room is asked, and what it answers.
import type { RoomDocument, Turn } from "../model/room.ts";

export type DrawingRequest = {
  readonly serial: number;
  readonly document: RoomDocument;
  readonly quarter: Turn;
  /** Addresses of pictures by their key. */
  readonly addresses: ReadonlyMap<string, string>;
};

export type DrawingAnswer = { readonly serial: number; readonly svg: string };

export type Wanted = Pick<DrawingRequest, "document" | "quarter">;
