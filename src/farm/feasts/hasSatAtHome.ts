// Whether somebody has sat at their own long table on a day: once a day it is laid.
import type { Farm } from "../state/farm.ts";
import { HARVEST_HOME } from "../tables/festivals.ts";

export const hasSatAtHome = ({ book }: Pick<Farm, "book">, day: number): boolean =>
  book[`feast ${HARVEST_HOME}`]?.best === day;
