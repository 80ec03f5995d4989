// How one held thing would stand where it is: as it is carried, or with its back to the wall it has come to.
import type { Catalogue } from "../model/catalogue.ts";
import type { Item, RoomDocument } from "../model/room.ts";
import { backToWall } from "../rules/backToWall.ts";
import type { HeldPayload } from "./tool.ts";

export type HeldThing = Exclude<HeldPayload, { kind: "several" }>;

/** Carried away from the wall again it faces as before: what it is carried as does not change. */
export const posed = (
  document: RoomDocument,
  catalogue: Catalogue,
  { item, facing }: HeldThing,
): Item => (facing ? item : backToWall(document, catalogue, item));
