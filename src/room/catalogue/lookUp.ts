// All pieces that a room can be furnished with: those of the catalogue and those made for rooms.
import { catalogue } from "../../models/catalogue/catalogue.ts";
import type { CatalogueItem } from "../../models/catalogue/item.ts";
import type { ModelId } from "../model/room.ts";
import { ownPieces } from "./ownPieces.ts";

export const allItems: readonly CatalogueItem[] = [...catalogue, ...ownPieces];

const byId = new Map(allItems.map((item) => [item.id, item]));

export const catalogueItem = (id: ModelId): CatalogueItem | undefined => byId.get(id);
