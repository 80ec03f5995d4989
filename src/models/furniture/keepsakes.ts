// Twenty-four keepsakes, one of each heirloom seed: pressed, in jars and boxes, braided, in sheaves and lanterns.
import type { Crop } from "../crops/stages.ts";
import { spots } from "../lights.ts";
import {
  ball,
  block,
  box,
  cylinder,
  lathe,
  mirror,
  type Part,
  points,
  repeat,
  ring,
  rod,
  scaled,
  turned,
} from "../parts.ts";
import type { Piece } from "./furniture.ts";
import { ofFarm, standingAt } from "./ofFarm.ts";
import { type ProduceTones, specimen } from "./produce.ts";

type Kept = { readonly crop: Crop; readonly tones: ProduceTones };

const flattened = (parts: readonly Part[]): Part[] =>
  parts.map((part) =>
    part.shape === "ball"
      ? { ...part, size: [part.size[0], part.size[1], part.size[2] * 0.4] }
      : part,
  );

/** Pressed under glass. */
const frame = ({ crop, tones }: Kept): Part[] => [
  block([0.66, 0.8, 0.04], [0, 0, 0.02], "page"),
  ...[0, 0.74].map((y) => box([0.7, 0.08, 0.09], [0, y, 0.045], "walnut", { bevel: 0.02 })),
  ...mirror(box([0.08, 0.82, 0.09], [-0.31, 0, 0.045], "walnut", { bevel: 0.02 })),
  ...standingAt(flattened(specimen(crop, tones)), [0, 0.22, 0.1]),
  block([0.26, 0.05, 0.012], [0, 0.11, 0.046], "linen"),
];

const jar = ({ tones: [body, light] }: Kept): Part[] => [
  lathe(points("0 0, 0.15 0, 0.17 0.03, 0.17 0.27, 0 0.28"), [0, 0, 0], body, {
    sides: 14,
    top: light,
  }),
  lathe(points("0.17 0, 0.175 0.08, 0.12 0.12, 0.12 0.16, 0 0.16"), [0, 0.26, 0], "foam", {
    sides: 14,
  }),
  cylinder(0.115, 0.08, [0, 0.41, 0], "oak", { sides: 12 }),
  box([0.19, 0.12, 0.02], [0, 0.09, 0.166], "page", { bevel: 0.006 }),
  ...repeat(3, (i) => ball(0.03, [i * 0.045 - 0.045, 0.15, 0.18], body, { detail: 0 })),
];

const braid = ({ crop, tones }: Kept): Part[] => [
  rod(0.02, 0.98, [0, 0, 0.09], "strawDark", { sides: 6 }),
  box([0.2, 0.06, 0.09], [0, 0.96, 0.05], "oak", { bevel: 0.02 }),
  ...repeat(6, (i) =>
    standingAt(turned(scaled(specimen(crop, tones), 0.62), [0, 0, (i % 2 ? -1 : 1) * 0.5]), [
      (i % 2 ? 1 : -1) * 0.09,
      0.02 + i * 0.125,
      0.11,
    ]),
  ),
];

const sheaf = ({ crop, tones }: Kept): Part[] => [
  ...ring(7, block([0.03, 0.42, 0.03], [0, 0, 0.07], "strawDark", { turn: [0.1, 0, 0] })),
  cylinder(0.12, 0.07, [0, 0.17, 0], "rose", { sides: 10 }),
  box([0.1, 0.13, 0.02], [0.03, 0.09, 0.115], "rose", { bevel: 0.006, turn: [0, 0, 0.3] }),
  ...ring(3, ...standingAt(scaled(specimen(crop, tones), 0.7), [0, 0.36, 0.1])),
];

const lantern = ({ crop, tones: [body, light] }: Kept): Part[] => [
  cylinder(0.17, 0.06, [0, 0, 0], "walnut", { sides: 12 }),
  cylinder(0.12, 0.28, [0, 0.06, 0], body, { sides: 8, glow: true, top: light }),
  ...ring(4, block([0.03, 0.3, 0.03], [0.135, 0.05, 0], "walnut")),
  lathe(points("0 0, 0.18 0, 0.12 0.07, 0.03 0.13, 0 0.13"), [0, 0.34, 0], "walnut", { sides: 12 }),
  ...standingAt(scaled(specimen(crop, [body, light]), 0.36), [0, 0.44, 0]),
];

const chest = ({ crop, tones }: Kept): Part[] => [
  box([0.5, 0.16, 0.34], [0, 0, 0], "oak", { bevel: 0.02 }),
  block([0.44, 0.02, 0.28], [0, 0.15, 0], "bark"),
  ...repeat(10, (i) =>
    ball(0.045, [(i % 5) * 0.085 - 0.17, 0.175, Math.floor(i / 5) * 0.12 - 0.06], tones[i % 2]!, {
      detail: 0,
    }),
  ),
  box([0.5, 0.34, 0.05], [0, 0.12, -0.175], "oak", { bevel: 0.02, turn: [-0.16, 0, 0] }),
  ...standingAt(scaled(flattened(specimen(crop, tones)), 0.56), [0, 0.18, -0.115]),
];

const forms = { frame, jar, braid, sheaf, lantern, chest };
type Form = keyof typeof forms;

const stands: Readonly<Record<Form, Piece["stands"]>> = {
  frame: "wall",
  jar: "surface",
  braid: "wall",
  sheaf: "surface",
  lantern: "surface",
  chest: "surface",
};

const keepsake = (
  id: string,
  name: string,
  form: Form,
  crop: Crop,
  ...tones: ProduceTones
): Piece =>
  ofFarm({
    id: `keepsake-${id}`,
    name: `Keepsake of ${name} ${crop}`,
    words: "heirloom seed",
    stands: stands[form],
    parts: forms[form]({ crop, tones }),
    ...(form === "lantern" && { lights: spots("lantern", [0, 0.2, 0]) }),
  });

export const keepsakes: readonly Piece[] = [
  keepsake("amber-flint", "Amber Flint", "braid", "maize", "#a8481c", "#d9822b"),
  keepsake("bishops-hat", "Bishop's Hat", "lantern", "pumpkin", "#8b6a96", "#d9bfe0"),
  keepsake("blue-goose", "Blue Goose", "jar", "pea", "#7f9cc6", "#a9c0e0"),
  keepsake("candlemas", "Candlemas", "lantern", "leek", "#f2c872", "#fff1c2"),
  keepsake("cinder-rose", "Cinder Rose", "chest", "beet", "#8a7478", "#e3a3a8"),
  keepsake("copper-lantern", "Copper Lantern", "lantern", "pumpkin", "#d98445", "#ffd199"),
  keepsake("drummers-gold", "Drummer's Gold", "sheaf", "wheat", "#d9a01c", "#ffdf52"),
  keepsake("evening-plum", "Evening Plum", "frame", "tomato", "#6f3a68", "#9a5f90"),
  keepsake("fat-alderman", "Fat Alderman", "frame", "cabbage", "leaf", "leafPale"),
  keepsake("ferrymans", "Ferryman's", "frame", "leek", "#4f8a5a", "cream"),
  keepsake("giant-of-marl", "Giant of Marl", "sheaf", "sunflower", "sunPetal", "bark"),
  keepsake("grandmothers", "Grandmother's", "chest", "bean", "#7a3f34", "#e9d9c0"),
  keepsake("hedge-pearl", "Hedge Pearl", "braid", "onion", "#e6dccb", "#fffaf0"),
  keepsake("honey-crook", "Honey Crook", "jar", "maize", "#e9b04a", "#ffe9a6"),
  keepsake("kingfisher", "Kingfisher", "frame", "pea", "#2f9fc0", "#8fd3e2"),
  keepsake("long-tom", "Long Tom", "sheaf", "carrot", "carrot", "carrotLight"),
  keepsake("millers-white", "Miller's White", "sheaf", "wheat", "#fbf4e0", "#ffffff"),
  keepsake("moonseed", "Moonseed", "lantern", "sunflower", "#e9dfae", "#fffbe2"),
  keepsake("ox-heart", "Ox Heart", "chest", "tomato", "#c9353f", "#ee7a6a"),
  keepsake("parsons-nose", "Parson's Nose", "braid", "onion", "#a5506a", "#d79aa8"),
  keepsake("red-wren", "Red Wren", "frame", "carrot", "#c23c2c", "#e2705a"),
  keepsake("saltmarsh-sweet", "Saltmarsh Sweet", "jar", "beet", "#b8506a", "#e9c3cb"),
  keepsake("tin-whistle", "Tin Whistle", "braid", "bean", "#9fb0a8", "#d5e0da"),
  keepsake("winter-squire", "Winter Squire", "chest", "cabbage", "#6f98a0", "#a9cdd0"),
];
