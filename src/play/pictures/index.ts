// Small pictures of the crops, for the pages of other features.
export { ripe } from "./pictures.ts";
