// The number of the field that the landing page shows, written with as many digits as the last one has.
import site from "../../../site.config.ts";

export const lastNumber = String(site.collection.size - 1);

export const exampleNumber = String(Math.min(417, site.collection.size - 1)).padStart(
  lastNumber.length,
  "0",
);
