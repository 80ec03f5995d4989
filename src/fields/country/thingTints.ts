// In which colours the small things of the map stand, season by season.

import type { HexColour } from "../../models/palette.ts";
import type { Season } from "../../models/seasons.ts";
import { blendColours } from "../diorama/tones.ts";
import type { ThingShape } from "./parishThings.ts";

/** Of walls and roofs, of leaves below and above, of one strip and the next. */
type Tint = readonly [low: HexColour, high: HexColour];

const houses: readonly Tint[] = [
  ["#fff1d6", "#c8694f"],
  ["#fbefd6", "#dba94e"],
  ["#f2dfbd", "#6d7f86"],
  ["#fff1d6", "#d28258"],
  ["#c4674f", "#8b9490"],
  ["#b98a5c", "#96704e"],
];
const leaves: readonly Tint[] = [
  ["#4c8a41", "#8cc152"],
  ["#5f9a4a", "#a9cc62"],
  ["#55924a", "#8cbb58"],
  ["#4c8a41", "#82b952"],
  ["#c0923e", "#dcb457"],
];
const bushes: readonly Tint[] = [
  ["#5f9a4a", "#a9cc62"],
  ["#7f9a3e", "#f6cf4a"],
  ["#8b9a3e", "#e8bb3a"],
  ["#7f5580", "#c489b4"],
  ["#8a6284", "#d6a1c4"],
];
const crops: readonly Tint[] = [
  ["#ddb85a", "#e6c468"],
  ["#a3ac5c", "#b7cc6a"],
  ["#b58f5c", "#c99a60"],
];
const none: readonly Tint[] = [["#000000", "#000000"]];

const to = (
  tints: readonly Tint[],
  low: HexColour,
  high: HexColour,
  share: number,
): readonly Tint[] =>
  tints.map(([a, b]) => [blendColours(a, low, share), blendColours(b, high, share)]);

const autumn: readonly Tint[] = [
  ["#8a7a34", "#c9b04a"],
  ["#a8612c", "#e09a3e"],
  ["#7f8a3e", "#b9bb54"],
  ["#9c4f2c", "#d9783a"],
  ["#b98a34", "#e6c05a"],
];

/** As each season has it: blossom, full leaf, turning, and bare under the snow. */
export function thingTints(season: Season): Record<ThingShape, readonly Tint[]> {
  const trees: Record<Season, readonly Tint[]> = {
    seedtime: to(leaves, "#7fae5a", "#e6d8cf", 0.34),
    highSun: leaves,
    leafFall: autumn,
    hearth: to(leaves, "#6a4633", "#a07c66", 0.88),
  };
  const low: Record<Season, readonly Tint[]> = {
    seedtime: bushes,
    highSun: bushes,
    leafFall: to(bushes, "#8a7a40", "#c2a95a", 0.35),
    hearth: to(bushes, "#6a5040", "#a58d78", 0.6),
  };
  const tilled: Record<Season, readonly Tint[]> = {
    seedtime: to(crops, "#a07850", "#8fb85a", 0.5),
    highSun: crops,
    leafFall: to(crops, "#a8805a", "#c9a262", 0.5),
    hearth: to(crops, "#8a6a50", "#9a7a5c", 0.7),
  };
  return {
    house: houses,
    tree: trees[season],
    fir: none,
    bush: low[season],
    strips: tilled[season],
    small: none,
  };
}
