// A field as a small emblem with a way to its page, for the lists of other features.
export { fieldLink } from "../shared/fieldLinks.ts";
export { FieldEmblem } from "./FieldEmblem.tsx";
