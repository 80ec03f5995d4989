// How many plots the smallest and the largest fields have.
import { odds } from "../../fields/odds.ts";
import { plotsOf } from "../../fields/shapes.ts";

const counts = odds.shape.map(({ id }) => plotsOf(id).length);

export const fewestPlots = Math.min(...counts);
export const mostPlots = Math.max(...counts);
