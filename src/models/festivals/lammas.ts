// Lammas: the millstone and cut corn; a sheaf more each time, and at the end a loaf in their likeness.
import { wheatSheaf } from "../furniture/wheatSheaf.ts";
import { bead, block, lathe, type Part, placed, points, repeat, rod, type Vec } from "../parts.ts";
import { yardAlongTheWalk } from "../yard/alongTheWalk.ts";
import { type FestivalModel, fewGuests, putDown } from "./festivalSet.ts";
import { eveningLanterns } from "./props.ts";

const SHEAVES = [
  { at: [-0.42, -0.5], turn: 0 },
  { at: [0.46, -0.52], turn: 1 },
  { at: [0.02, -0.82], turn: 2 },
] as const;

/** Cut, and not yet bound. */
const swathe: Part[] = repeat(5, (i) =>
  block(
    [0.5, 0.035, 0.05],
    [0, 0.005 + (i % 2) * 0.03, -0.12 + i * 0.06],
    i % 2 ? "straw" : "strawDark",
    { turn: [0, 0.16 * (i - 2), 0] },
  ),
);

/** Baked as a sheaf. */
const loaf: Part[] = [
  lathe(points("0.05 0, 0.13 0.06, 0.05 0.2, 0.15 0.38, 0 0.44"), [0, 0, 0], "gingerDark", {
    sides: 7,
    flat: true,
    top: "honey",
  }),
  rod(0.066, 0.05, [0, 0.18, 0], "butter", { sides: 6 }),
];

const board: Part[] = [
  block([0.34, 0.03, 0.24], [0, 0, 0], "pine"),
  bead(0.11, [0, 0.09, 0], "ginger", { stretch: [1.3, 0.8, 0.9], top: "honey" }),
];

const LANTERNS: readonly Vec[] = [[-0.3, 0, 0.62]];

export const lammasSet: FestivalModel = ({ hands, season, lit, isBrought }) => {
  const lanterns = eveningLanterns(LANTERNS, lit);
  return {
    parts: [
      ...lanterns.parts,
      ...putDown(yardAlongTheWalk.millstone({ season, lit }), [0, 0.12], 0.62),
      ...SHEAVES.flatMap(({ at: [x, z], turn }, i) =>
        i < hands ? putDown(wheatSheaf.parts, [x, z], 0.62, turn) : placed(swathe, [x, 0, z], turn),
      ),
      ...(isBrought ? placed(board, [-0.12, 0.345, 0.2], 0.3) : []),
      ...(hands > 2 ? placed(loaf, [0.1, 0.345, 0.04], 0.2, 0.95) : []),
    ],
    guests: fewGuests,
    shines: lanterns.shines,
  };
};
