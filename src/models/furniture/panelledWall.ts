// A cottage wall: panelling below, sprigged paper above, joists and a heavy beam on top.
import { block, box, type Colour, type Part, repeat } from "../parts.ts";

const WALL_HEIGHT = 4.2;
const THICK = 0.22;
const PANEL = 1.16;
const BOARD = 0.4;

type Span = { from: number; to: number };
/** What the wall leaves out, along its own x. */
export type WallOptions = {
  length: number;
  window?: Span & { bottom: number; top: number };
  /** Where a door or hearth stands in front of the panelling. */
  bare?: Span;
  /** Which end meets the other wall; the free end shows a post. */
  corner: "left" | "right";
};

const between = (from: number, to: number, bottom: number, top: number, colour: Colour): Part =>
  block([to - from, top - bottom, THICK], [(from + to) / 2, bottom, -THICK / 2], colour);

function plaster(from: number, to: number, window: WallOptions["window"]): Part[] {
  const top = WALL_HEIGHT;
  if (!window) return [between(from, to, 0, top, "plaster")];
  return [
    between(from, window.from, 0, top, "plaster"),
    between(window.to, to, 0, top, "plaster"),
    between(window.from, window.to, 0, window.bottom, "plaster"),
    between(window.from, window.to, window.top, top, "plaster"),
  ];
}

function sprigs(half: number, window: WallOptions["window"]): Part[] {
  const columns = Math.round((half * 2) / 0.44);
  return repeat(columns * 6, (i) => {
    const row = i % 6;
    const x = -half + 0.2 + Math.floor(i / 6) * 0.44 + (row % 2) * 0.22;
    const y = 1.5 + row * 0.42;
    const hidden =
      window &&
      x > window.from - 0.1 &&
      x < window.to + 0.1 &&
      y > window.bottom - 0.1 &&
      y < window.top;
    if (hidden || x > half - 0.2) return [];
    return [-0.7, 0, 0.7].map((lean) =>
      block(
        [0.032, lean ? 0.1 : 0.13, 0.006],
        [x + lean * 0.055, lean ? y : y - 0.03, 0],
        "motif",
        { turn: [0, 0, -lean] },
      ),
    );
  });
}

function panelling(half: number, bare: Span | undefined): Part[] {
  const spans: Span[] = bare
    ? [
        { from: -half, to: bare.from },
        { from: bare.to, to: half },
      ]
    : [{ from: -half, to: half }];
  return spans.flatMap(({ from, to }) => {
    const count = Math.max(1, Math.round((to - from) / BOARD));
    const w = (to - from) / count;
    const middle = (from + to) / 2;
    return [
      ...repeat(count, (i) =>
        box(
          [w - 0.018, PANEL, 0.06],
          [from + (i + 0.5) * w, 0, 0.02],
          i % 3 === 1 ? "wainscotLight" : "wainscot",
          { bevel: 0.016 },
        ),
      ),
      box([to - from, 0.1, 0.15], [middle, PANEL - 0.02, 0.05], "white", { bevel: 0.03 }),
      box([to - from, 0.15, 0.11], [middle, 0, 0.05], "white", { bevel: 0.03 }),
    ];
  });
}

/** Its face is on z = 0 and looks to +z. */
export function panelledWall({ length, window, bare, corner }: WallOptions): Part[] {
  const half = length / 2;
  const free = corner === "left" ? 1 : -1;
  const joists = repeat(7, (i) =>
    box([0.19, 0.24, 0.44], [free * (-half + 0.62 + i * 1.13), WALL_HEIGHT - 0.14, 0.2], "wood", {
      bevel: 0.035,
    }),
  );
  return [
    ...plaster(-half - (free > 0 ? THICK : 0), half + (free > 0 ? 0 : THICK), window),
    ...sprigs(half, window),
    ...panelling(half, bare),
    ...joists,
    box([length + 0.5, 0.22, 0.46], [0, WALL_HEIGHT, -0.06], "wood", { bevel: 0.07 }),
    box([length, 0.09, 0.14], [0, WALL_HEIGHT - 0.2, 0.04], "white", { bevel: 0.03 }),
    box([0.22, WALL_HEIGHT, 0.34], [free * (half - 0.04), 0, -0.07], "walnut", { bevel: 0.04 }),
  ];
}
