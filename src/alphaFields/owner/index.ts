// Who keeps a field, for the pages of other features.

export { askOwner } from "./askOwner.ts";
