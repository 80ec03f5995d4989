// Small things at a cottage that nobody buys: its firewood, a plank for what was made, a mat, curtains, a lantern.
import { block, moved, type Part, repeat, rod } from "../../../models/parts.ts";
import { yardLantern } from "../../../models/yard/atTheGate.ts";

const LOGS = [4, 3] as const;

/** Split, stacked along a wall behind it, ends to the front. */
export const firewood = (): Part[] =>
  LOGS.flatMap((count, row) =>
    repeat(count, (i) =>
      rod(0.105, 0.4, [(i - (count - 1) / 2) * 0.22, 0.1 + row * 0.18, 0.02], "bark", {
        sides: 6,
        turn: [Math.PI / 2, 0, 0],
        top: (i + row) % 2 ? "pine" : "straw",
      }),
    ),
  );

/** How high what stands on it stands, and how far apart. */
export const PLANK = { height: 0.2, step: 0.3 } as const;

/** On two blocks, low, so that what is on it is seen from above. */
export const madePlank = (): Part[] => [
  block([0.98, 0.05, 0.34], [0, PLANK.height - 0.05, 0], "oak", { top: "pine" }),
  ...[-0.36, 0.36].map((x) => block([0.1, PLANK.height - 0.05, 0.26], [x, 0, 0], "walnut")),
];

export const doormat = (): Part[] => [
  block([0.46, 0.025, 0.2], [0, 0, 0], "strawDark", { top: "straw" }),
];

/** Behind the glass of a window that is 0.42 wide, its foot at the sill. */
export const curtains = (): Part[] => [
  ...[-1, 1].map((side) =>
    block([0.11, 0.38, 0.02], [side * 0.14, 0.02, 0], "rose", { top: "white" }),
  ),
];

/** On an arm beside the door. */
export const wallLantern = (lit: boolean): Part[] => [
  block([0.06, 0.06, 0.26], [0, 0.5, 0.12], "ironDark"),
  ...moved(yardLantern(lit), [0, 0, 0.24]),
];

/** Somebody has put a light into the window: a letter lies at the gate. */
export const windowLight = (): Part[] => [
  block([0.17, 0.36, 0.02], [0, 0.03, -0.01], "#ffcf75", { top: "#ffe9ad" }),
];
