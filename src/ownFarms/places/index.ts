// Where one has farms, for whoever leaves word of it.
export { keepOwnFarms, type OwnFarmPlace, readOwnFarms } from "./ownFarms.ts";
