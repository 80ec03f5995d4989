// What stands on the fields of the map: for each kind its models, and which way they turn.

import type { StandKind } from "../src/fields/country/drawStands.ts";
import {
  tinyBush,
  tinyFir,
  tinyHouse,
  tinyRock,
  tinySheep,
  tinyStrips,
  tinyTree,
  tinyTuft,
} from "../src/models/ground/tinyThings.ts";
import type { Colour, Part } from "../src/models/parts.ts";

type Things = {
  /** One of them by chance. */
  readonly models: readonly (readonly Part[])[];
  /** From a number below 1, in radians. */
  readonly turn: (draw: number) => number;
};

const any = (draw: number) => draw * 40;
/** Along one of the three ways that a field has edges. */
const alongEdges = (draw: number) => (Math.floor(draw * 3) * Math.PI) / 3;
/** One sees gable and roof. */
const facing = (draw: number) => 0.3 + draw * 0.9;

export function mapThings(lit: boolean): Record<StandKind, Things> {
  const house = (wall: Colour, roof: Colour) => tinyHouse(wall, roof, lit);
  return {
    house: {
      models: [
        house("#fff1d6", "#c8694f"),
        house("#fbefd6", "#dba94e"),
        house("#f2dfbd", "#6d7f86"),
        house("#fff1d6", "#d28258"),
      ],
      turn: facing,
    },
    barn: { models: [house("#c4674f", "#8b9490"), house("#b98a5c", "#96704e")], turn: facing },
    tree: {
      models: [
        tinyTree("#4c8a41", "#8cc152"),
        tinyTree("#5f9a4a", "#a9cc62"),
        tinyTree("#4c8a41", "#8cc152"),
        tinyTree("#55924a", "#8cbb58"),
        tinyTree("#4c8a41", "#82b952"),
        tinyTree("#5f9a4a", "#9cc95c"),
        tinyTree("#c0923e", "#dcb457"),
      ],
      turn: any,
    },
    fir: { models: [tinyFir()], turn: any },
    bush: { models: [tinyBush("#5f9a4a", "#a9cc62")], turn: any },
    gorse: { models: [tinyBush("#7f9a3e", "#f6cf4a"), tinyBush("#8b9a3e", "#e8bb3a")], turn: any },
    heather: {
      models: [tinyBush("#7f5580", "#c489b4"), tinyBush("#8a6284", "#d6a1c4")],
      turn: any,
    },
    tuft: { models: [tinyTuft()], turn: any },
    rock: { models: [tinyRock()], turn: any },
    sheep: { models: [tinySheep()], turn: any },
    wheat: {
      models: [tinyStrips("#ddb85a", "#e6c468", "#ddb85a", "#e6c468", "#ddb85a")],
      turn: alongEdges,
    },
    rows: {
      models: [tinyStrips("#a3ac5c", "#b7cc6a", "#a3ac5c", "#b7cc6a", "#a3ac5c")],
      turn: alongEdges,
    },
    beds: {
      models: [tinyStrips("#b58f5c", "#c99a60", "#b58f5c", "#a9bb66", "#b58f5c")],
      turn: alongEdges,
    },
  };
}
