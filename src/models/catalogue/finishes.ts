// The finishes a wall or a floor can be given: a pattern and its colours.
import { type HexColour, palette } from "../palette.ts";

export type WallPattern =
  | "plain"
  | "sprigs"
  | "stripes"
  | "dots"
  | "gingham"
  | "boards"
  | "logs"
  | "stone"
  | "brick"
  | "tiles"
  | "timber";
export type FloorPattern =
  | "boards"
  | "herringbone"
  | "chequer"
  | "hexes"
  | "flags"
  | "bricks"
  | "cobbles"
  | "matting";

export type PatternFinish<Pattern extends string> = {
  readonly id: string;
  readonly name: string;
  readonly pattern: Pattern;
  /** The ground first, then what is on it. */
  readonly colours: readonly [HexColour, HexColour, ...HexColour[]];
};
export type WallFinish = PatternFinish<WallPattern> & {
  /** Panelling up to the rail: body and lighter board. */
  readonly dado?: readonly [HexColour, HexColour];
};
export type FloorFinish = PatternFinish<FloorPattern>;

export const wallFinishes: readonly WallFinish[] = [
  { id: "limewash", name: "Limewash", pattern: "plain", colours: [palette.plaster, palette.white] },
  { id: "rosewash", name: "Rosewash", pattern: "plain", colours: ["#f6d5c2", "#fbe4d6"] },
  {
    id: "green-panelling",
    name: "Green panelling",
    pattern: "plain",
    colours: [palette.plaster, palette.white],
    dado: [palette.wainscot, palette.wainscotLight],
  },
  {
    id: "sprig-paper",
    name: "Sprig paper",
    pattern: "sprigs",
    colours: [palette.plaster, "#dcc48f", palette.rose],
    dado: [palette.wainscot, palette.wainscotLight],
  },
  {
    id: "blue-stripe",
    name: "Blue stripe",
    pattern: "stripes",
    colours: ["#eef0e6", "#d3dfe2"],
    dado: [palette.linen, palette.cream],
  },
  { id: "butter-dots", name: "Butter dots", pattern: "dots", colours: ["#fbe9b4", "#fff8ea"] },
  {
    id: "rose-gingham",
    name: "Rose gingham",
    pattern: "gingham",
    colours: ["#fdf0e4", "#f5cfc2", "#eeb3a3"],
    dado: ["#f3e6cf", palette.white],
  },
  {
    id: "painted-boards",
    name: "Painted boards",
    pattern: "boards",
    colours: ["#c9d8b4", "#d7e3c5", "#bccca5"],
  },
  {
    id: "white-boards",
    name: "White boards",
    pattern: "boards",
    colours: ["#f5ead6", palette.white, "#ecdfc8"],
  },
  {
    id: "logs",
    name: "Log wall",
    pattern: "logs",
    colours: [palette.wood, palette.oak, "#a96f42"],
  },
  {
    id: "fieldstone",
    name: "Fieldstone",
    pattern: "stone",
    colours: ["#d9cfbf", palette.stone, "#d6cdc0", "#bcb2a5", "#cbbfae"],
  },
  {
    id: "warm-brick",
    name: "Warm brick",
    pattern: "brick",
    colours: [palette.mortar, palette.brickWarm, palette.brickPale, palette.brickDeep],
  },
  {
    id: "white-tiles",
    name: "White tiles",
    pattern: "tiles",
    colours: [palette.plaster, palette.white, "#f3ead8", palette.teal],
  },
  {
    id: "half-timber",
    name: "Half-timber",
    pattern: "timber",
    colours: [palette.white, palette.walnut, palette.wood],
  },
];

export const floorFinishes: readonly FloorFinish[] = [
  {
    id: "pine-boards",
    name: "Pine boards",
    pattern: "boards",
    colours: [palette.pine, "#dfb077", "#e9c48f", "#d8a56b"],
  },
  {
    id: "walnut-boards",
    name: "Walnut boards",
    pattern: "boards",
    colours: [palette.walnut, "#a56a41", "#bb8052", "#98613c"],
  },
  {
    id: "painted-boards",
    name: "Painted boards",
    pattern: "boards",
    colours: ["#efe6d2", palette.cream, "#e6dcc6", "#f3ead8"],
  },
  {
    id: "herringbone",
    name: "Herringbone",
    pattern: "herringbone",
    colours: [palette.oak, palette.pine, "#cf955a", "#dfae72"],
  },
  {
    id: "terracotta",
    name: "Terracotta tiles",
    pattern: "chequer",
    colours: ["#e3ac83", "#f6e8cc"],
  },
  { id: "sage-chequer", name: "Sage chequer", pattern: "chequer", colours: ["#b6c99a", "#f6ecd6"] },
  { id: "blue-chequer", name: "Blue chequer", pattern: "chequer", colours: ["#a9bccb", "#f4efe2"] },
  {
    id: "hex-tiles",
    name: "Hexagon tiles",
    pattern: "hexes",
    colours: ["#d9916c", "#e0a07c", "#cf8460", "#e6ae8c"],
  },
  {
    id: "flagstones",
    name: "Flagstones",
    pattern: "flags",
    colours: ["#b3a898", palette.stone, "#bdb2a4", "#d2c9bc"],
  },
  {
    id: "brick-floor",
    name: "Brick floor",
    pattern: "bricks",
    colours: [palette.mortar, palette.brickWarm, palette.brickPale, palette.brickDeep],
  },
  {
    id: "cobbles",
    name: "Cobbles",
    pattern: "cobbles",
    colours: ["#9c8f7f", palette.stone, "#b9ad9d", "#cfc4b4"],
  },
  {
    id: "rush-matting",
    name: "Rush matting",
    pattern: "matting",
    colours: [palette.strawDark, palette.straw, "#dcb765"],
  },
];
