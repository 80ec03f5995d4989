// What a drawing thread is given to paint a room.
import type { Owned } from "./shownToAll.ts";

export type RoomJob = {
  form: "room";
  /** As it is kept. */
  document: string;
  width: number;
  height: number;
  /** Of the uploaded pictures that hang in it, those that are to be had. */
  pictures: readonly { hash: string; type: string; bytes: Uint8Array }[];
  /** What is beyond it is borrowed, and not painted. */
  owned: Owned;
};
