// Small things at a cottage that nobody buys: its firewood, a plank for what was made, a mat, curtains, a lantern.
import { bead, block, moved, type Part, repeat, rod, type Vec } from "../../../models/parts.ts";
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
export const windowCurtains = (): Part[] => [
  ...[-1, 1].map((side) =>
    block([0.11, 0.38, 0.02], [side * 0.14, 0.02, 0], "rose", { top: "white" }),
  ),
];

/** On an arm beside the door. */
export const doorsideLantern = (lit: boolean): Part[] => [
  block([0.06, 0.06, 0.26], [0, 0.5, 0.12], "ironDark"),
  ...moved(yardLantern(lit), [0, 0, 0.24]),
];

/** How far each cloud is carried beyond the one below it. */
export type SmokeDrift = readonly [x: number, z: number];

/** Each cloud is larger than the one below it, and farther with the wind. */
export const chimneySmoke = ([x, y, z]: Vec, puffs: number, [dx, dz]: SmokeDrift): Part[] =>
  repeat(puffs, (i) =>
    bead(
      0.11 + i * 0.035,
      [x + dx * (i + 0.5), y + 0.12 + i * 0.23, z + dz * (i + 0.5)],
      "#d9d6d2",
      { top: "#ffffff", stretch: [1.15, 0.9, 1] },
    ),
  );

/** Somebody has put a light into the window: a letter lies at the gate. */
export const windowLight = (): Part[] => [
  block([0.17, 0.36, 0.02], [0, 0.03, -0.01], "#ffcf75", { top: "#ffe9ad" }),
];
