// Where whoever is here has farms, for pages that are not the farm's own; nothing is fetched where there are none.
export { type OwnFarmPlace, useOwnFarms } from "./useOwnFarms.ts";
