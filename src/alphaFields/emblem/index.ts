// A field as an emblem or a small picture with a way to its page and its parish, for the lists of other features.
export { FieldEmblem } from "./FieldEmblem.tsx";
export { SmallField } from "./SmallField.tsx";
