// Four cottages from the inside: how thick their walls are, what caps them, how they are trimmed.
import { type HexColour, palette } from "../palette.ts";

export type Cap = "beam" | "thatch" | "slate" | "board";

/** The same ids as the styles of the cottages on the fields. */
export type HouseId = "timbered" | "thatched" | "fieldstone" | "boarded";

export type HouseShell = {
  readonly id: HouseId;
  readonly name: string;
  readonly thick: number;
  readonly cap: Cap;
  readonly capColour: HexColour;
  /** The outside of the walls. */
  readonly outside: HexColour;
  readonly skirting: HexColour;
  /** Joist ends under the cap, where there are any. */
  readonly joist: HexColour | null;
  /** Boards overhead, seen by whoever walks inside. */
  readonly ceiling: readonly [HexColour, HexColour];
  /** The sill the floor lies on, and the footing below it. */
  readonly sill: HexColour;
  readonly footing: readonly [HexColour, HexColour, HexColour];
  readonly door: readonly [plank: HexColour, lighterPlank: HexColour];
  readonly curtain: readonly [fold: HexColour, deeperFold: HexColour];
  /** What a new room of this kind begins with. */
  readonly wall: string;
  readonly floor: string;
};

const stones = [palette.stone, "#bcb2a5", "#d6cdc0"] as const;

export const shells: readonly HouseShell[] = [
  {
    id: "timbered",
    name: "Timbered cottage",
    thick: 0.22,
    cap: "beam",
    capColour: palette.wood,
    outside: palette.white,
    skirting: palette.white,
    joist: palette.wood,
    ceiling: ["#dcb98f", "#d2ad82"],
    sill: palette.wood,
    footing: stones,
    door: [palette.olive, palette.mossLight],
    curtain: [palette.rose, palette.terracotta],
    wall: "sprig-paper",
    floor: "pine-boards",
  },
  {
    id: "thatched",
    name: "Thatched cottage",
    thick: 0.3,
    cap: "thatch",
    capColour: palette.straw,
    outside: "#f6e8cf",
    skirting: palette.linen,
    joist: palette.bark,
    ceiling: ["#e4d0a6", "#dac598"],
    sill: palette.stone,
    footing: stones,
    door: [palette.teal, "#8fc4bc"],
    curtain: [palette.butter, palette.honey],
    wall: "limewash",
    floor: "rush-matting",
  },
  {
    id: "fieldstone",
    name: "Fieldstone cottage",
    thick: 0.3,
    cap: "slate",
    capColour: palette.slate,
    outside: palette.stone,
    skirting: palette.linen,
    joist: palette.walnut,
    ceiling: ["#c9b79a", "#bfac8f"],
    sill: palette.stoneDark,
    footing: ["#a99d8f", palette.stoneDark, "#bcb2a5"],
    door: [palette.brick, palette.russetLight],
    curtain: [palette.sage, palette.mossLight],
    wall: "fieldstone",
    floor: "flagstones",
  },
  {
    id: "boarded",
    name: "Boarded cottage",
    thick: 0.18,
    cap: "board",
    capColour: palette.white,
    outside: palette.denimPale,
    skirting: palette.white,
    joist: null,
    ceiling: ["#f4efe4", "#eae4d7"],
    sill: palette.linen,
    footing: [palette.brickWarm, palette.brickPale, palette.brickDeep],
    door: [palette.denim, palette.denimPale],
    curtain: [palette.denimPale, palette.cream],
    wall: "painted-boards",
    floor: "painted-boards",
  },
];
