// What an address owns: what the rest of the site may use of it.
export { contractPlace, viemReader } from "./contractPlace.ts";
export { exchangePlace } from "./exchangePlace.ts";
export { type FieldHolding, type Holdings, listFields, type PlaceName } from "./listFields.ts";
export { fieldsOf } from "./readOwners.ts";
export { rememberPlace } from "./rememberPlace.ts";
