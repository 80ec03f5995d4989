// The time of the country, for the pages of other features: apart from its sky, which is heavier.
export { useCountryTime } from "../sky/useCountryTime.ts";
