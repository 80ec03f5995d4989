// The sky over the country with its weather, for the pages of other features.
export { Hills } from "./Hills.tsx";
/** Its palette of the hour and the season. */
export { default as sky } from "./skyTokens.module.css";
