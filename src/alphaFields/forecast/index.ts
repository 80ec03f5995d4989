// The weather of a parish in words, for the pages of other features: apart from the sky, which needs none of it.
export { ParishWeather } from "../sky/ParishWeather.tsx";
