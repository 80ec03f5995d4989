// Who keeps a field, and which fields somebody keeps, for the pages of other features.

export { askOwner } from "./askOwner.ts";
export { askFieldsOf, askOwners } from "./askOwners.ts";
