// What an address owns: what the rest of the site may use of it.

export { cachePlace } from "./cachePlace.ts";
export { type FieldHolding, type Holdings, listFields, type PlaceName } from "./listFields.ts";
export { contractPlace, exchangePlace, viemReader } from "./places.ts";
