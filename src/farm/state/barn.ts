// How much more the barn takes in.
import { barnSizes } from "../tables/tools.ts";
import { sumOf } from "./counts.ts";
import type { Farm } from "./farm.ts";

export const sizeOf = ({ tools }: Pick<Farm, "tools">): number => barnSizes[tools.barn]!;
export const roomIn = (farm: Farm): number => sizeOf(farm) - sumOf(farm.barn);
