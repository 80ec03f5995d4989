// What the thread that draws the parts of the picture is asked, and what it answers.
import type { RoomDocument, Turn } from "../../model/room.ts";
import type { Look, LookWanted } from "../../picture/drawLook.ts";

export type ShellWish = {
  readonly kind: "shell";
  readonly key: string;
  readonly document: RoomDocument;
  readonly quarter: Turn;
};
export type LookWish = {
  readonly kind: "look";
  readonly key: string;
  readonly wanted: LookWanted;
};
export type Wish = ShellWish | LookWish;

export type PartRequest = {
  readonly wish: Wish;
  /** Begins every id inside. */
  readonly prefix: string;
  /** Addresses of pictures by their key. */
  readonly addresses: ReadonlyMap<string, string>;
};

/** Null where it could not be drawn. */
export type PartAnswer = { readonly wish: Wish; readonly drawn: Look | null };
