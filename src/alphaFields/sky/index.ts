// The sky over the country with its weather, for the pages of other features.
export { Hills } from "./Hills.tsx";
export { ParishWeather } from "./ParishWeather.tsx";
/** Its palette of the hour and the season. */
export { default as sky } from "./skyTokens.module.css";
export { useCountryTime } from "./useCountryTime.ts";
