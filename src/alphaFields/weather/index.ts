// How weather is drawn in small, for the pages of other features.
export { weatherIcons } from "./weatherIcons.ts";
