// What the server's rooms answer, and why they may not.
import type { RoomDocument } from "../../room/model/room.ts";

/** Another device saved meanwhile: what is there now. */
export type Newer = { readonly version: number; readonly document: RoomDocument };

export type Trouble =
  | { readonly kind: "signedOut" }
  /** Not reached, or not in order: it may answer later. */
  | { readonly kind: "unreachable" }
  | { readonly kind: "gone" }
  | { readonly kind: "newer"; readonly newer: Newer }
  | { readonly kind: "tooManyRooms"; readonly most: number }
  | { readonly kind: "tooLarge"; readonly most: number }
  /** The room belongs to another account that was signed in here. */
  | { readonly kind: "otherAccount" }
  /** This device could not keep it, so there is nothing yet to bring to an account. */
  | { readonly kind: "unkept" }
  /** In the server's own words. */
  | { readonly kind: "refused"; readonly words: string };

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly trouble: Trouble };

export const troubled = (trouble: Trouble): Answer<never> => ({ ok: false, trouble });
