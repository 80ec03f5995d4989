// How many fields in a hundred have which landmark, for the chart of the landing page.
import { odds, totals } from "./odds.ts";

export const landmarkOdds = odds.landmark.map(({ name, weight }) => ({
  landmark: name,
  inHundred: (weight * 100) / totals.landmark,
}));
