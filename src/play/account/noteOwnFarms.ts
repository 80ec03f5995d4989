// Leaves word beside the database of where one has farms, for pages that open none.
import site from "../../../site.config.ts";
import { keepOwnFarms, readOwnFarms } from "../../ownFarms/places/index.ts";
import { type KnownFarms, ownFarmsOf } from "./ownFarmsOf.ts";

const shelf = () => localStorage;

export function noteOwnFarms(known: Omit<KnownFarms, "before">): void {
  const before = readOwnFarms(shelf, site.collection.size, null);
  keepOwnFarms(shelf, ownFarmsOf({ ...known, before }));
}
