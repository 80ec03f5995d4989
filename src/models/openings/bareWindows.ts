// Three windows without curtains, to be dressed with any: a tall sash, a wide one, a small one set high.
import type { Furniture } from "../furniture/furniture.ts";
import { block, box, type Part, repeat } from "../parts.ts";
import { type WindowHour, windowView } from "./windowViews.ts";

/** No wider than the frame and what a wall piece may take. */
const BEYOND = 0.3;

type Pane = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Panes across and up. */
  readonly across: number;
  readonly up: number;
  /** The upper half slides before the lower one. */
  readonly isSash?: true;
};

const bars = ({ width: w, height: h, across, up, isSash }: Pane): Part[] => [
  ...repeat(across - 1, (i) =>
    block([0.05, h, 0.07], [((i + 1) / across - 0.5) * w, 0, -0.06], "white"),
  ),
  ...repeat(up - 1, (i) => {
    const isRail = isSash && i === Math.floor((up - 1) / 2);
    const thick = isRail ? 0.1 : 0.05;
    return block(
      [w, thick, isRail ? 0.13 : 0.07],
      [0, ((i + 1) / up) * h - thick / 2, -0.06],
      "white",
    );
  }),
];

const frame = ({ width: w, height: h }: Pane): Part[] => [
  ...[-1, 1].flatMap((s) => [
    block([0.12, h + 0.1, 0.26], [s * (w / 2), -0.06, -0.06], "white"),
    box([0.13, h + 0.16, 0.06], [s * (w / 2 + 0.09), -0.06, 0.03], "white", { bevel: 0.018 }),
  ]),
  ...[-0.1, h - 0.02].map((y) => block([w + 0.12, 0.12, 0.26], [0, y, -0.06], "white")),
  box([w + 0.42, 0.14, 0.1], [0, h + 0.02, 0.05], "white", { bevel: 0.025 }),
  box([w + 0.44, 0.08, 0.34], [0, -0.14, 0.13], "white", { bevel: 0.03 }),
];

const windowOf = (pane: Pane, hour: WindowHour): Furniture => ({
  name: `${pane.name} by ${hour}`,
  stands: "wall",
  footprint: [pane.width + 0.44, 0.3],
  height: pane.height + 0.16,
  parts: [...windowView(hour, pane.width, pane.height, BEYOND), ...frame(pane), ...bars(pane)],
});

const bothHours = (pane: Pane) => ({
  ...pane,
  day: windowOf(pane, "day"),
  night: windowOf(pane, "night"),
});

export const sashWindow = bothHours({
  name: "Sash window",
  width: 1.3,
  height: 2,
  across: 2,
  up: 4,
  isSash: true,
});
export const wideWindow = bothHours({
  name: "Wide window",
  width: 2.7,
  height: 1.44,
  across: 4,
  up: 2,
});
export const highWindow = bothHours({
  name: "High window",
  width: 1,
  height: 0.72,
  across: 3,
  up: 1,
});
