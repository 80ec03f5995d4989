// How high a wall piece hangs unless it is moved, in quarter tiles.
import type { ModelId } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { catalogueItem } from "./lookUp.ts";

export const usualUpOf = (id: ModelId): number =>
  Math.round((catalogueItem(id)?.hangsAt ?? 0) * PER_TILE);
