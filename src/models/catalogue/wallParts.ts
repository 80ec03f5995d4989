// One wall of a cottage in its own frame: core, outside, finish, trim, cap, doors and windows.
import { ALONG_X, block, box, type Colour, type Part, repeat, rod } from "../parts.ts";
import { between, pick } from "../random.ts";
import type { WallFinish } from "./finishes.ts";
import { type Opening, openingParts } from "./openingParts.ts";
import { bareOf, holeOf } from "./openingRects.ts";
import { clipped, type Rect } from "./rects.ts";
import { type Shell, WALL_HEIGHT } from "./shells.ts";
import { wallPattern } from "./wallPatterns.ts";

export type WallSpec = {
  readonly length: number;
  /** As high as the shells are made unless told. */
  readonly height?: number;
  readonly finish: WallFinish;
  readonly openings: readonly Opening[];
  readonly night: boolean;
  /** Which end meets another wall, so that caps and posts close; the other end is free. */
  readonly corner: "left" | "right" | "none" | "both";
};

const isRect = (rect: Rect | null): rect is Rect => rect !== null;

const slabOf = (
  { left, right, bottom, top }: Rect,
  z: number,
  deep: number,
  colour: Colour,
): Part => block([right - left, top - bottom, deep], [(left + right) / 2, bottom, z], colour);

function cap(shell: Shell, left: number, right: number, height: number): Part[] {
  const { thick, capColour } = shell;
  const middle = (left + right) / 2;
  const long = right - left;
  const z = -thick / 2;
  switch (shell.cap) {
    case "beam":
      return [
        box([long + 0.2, 0.22, thick + 0.26], [middle, height, z + 0.04], capColour, {
          bevel: 0.07,
        }),
      ];
    case "board":
      return [
        box([long, 0.1, thick + 0.12], [middle, height, z], capColour, { bevel: 0.03 }),
        box([long + 0.16, 0.08, thick + 0.3], [middle, height + 0.1, z], capColour, {
          bevel: 0.03,
        }),
      ];
    case "slate": {
      const count = Math.round(long / 0.5);
      const w = long / count;
      return repeat(count, (i) =>
        box(
          [w - 0.012, 0.12, thick + 0.28],
          [left + (i + 0.5) * w, height - 0.01 + between(0, 0.03, 5, i), z],
          pick([capColour, "#83959b", "#5f7077"], 7, i),
          { bevel: 0.02 },
        ),
      );
    }
    case "thatch": {
      const count = Math.round(long / 0.62);
      const w = long / count;
      return [
        ...repeat(count, (i) =>
          box(
            [w + 0.12, 0.36 + between(0, 0.06, 3, i), thick + 0.4],
            [left + (i + 0.5) * w, height - 0.1, z],
            pick(["#e2c06c", "#d9b45f", "#e9cb7c"], 4, i),
            { bevel: 0.075, top: capColour },
          ),
        ),
        rod(0.05, long, [left, height + 0.3, z], "#a97f38", { sides: 6, turn: ALONG_X }),
      ];
    }
  }
}

function trim(shell: Shell, half: number, height: number, bare: readonly Rect[]): Part[] {
  const line = (bottom: number, top: number, out: number) =>
    clipped({ left: -half, right: half, bottom, top }, bare).map(({ left, right }) =>
      box(
        [right - left, top - bottom, out],
        [(left + right) / 2, bottom, out / 2],
        shell.skirting,
        { bevel: 0.025 },
      ),
    );
  const joists = Math.max(2, Math.round((2 * half) / 1.13));
  const step = (2 * half) / joists;
  const colour = shell.joist;
  return [
    ...line(0, 0.16, 0.09),
    ...line(height - 0.12, height - 0.03, 0.11),
    ...(colour === null
      ? []
      : repeat(joists, (i) =>
          box([0.18, 0.22, 0.42], [-half + (i + 0.5) * step, height - 0.16, 0.19], colour, {
            bevel: 0.03,
          }),
        )),
  ];
}

function posts(shell: Shell, half: number, height: number, corner: WallSpec["corner"]): Part[] {
  const ends =
    corner === "both" ? [] : corner === "left" ? [1] : corner === "right" ? [-1] : [-1, 1];
  const courses = Math.round(height / 0.6);
  const step = height / courses;
  if (shell.id === "fieldstone")
    return ends.flatMap((end) =>
      repeat(courses, (i) =>
        box(
          [i % 2 ? 0.3 : 0.44, step - 0.015, shell.thick + 0.1],
          [end * (half - (i % 2 ? 0.1 : 0.17)), i * step, -shell.thick / 2],
          pick(shell.footing, 9, i),
          { bevel: 0.03 },
        ),
      ),
    );
  return ends.map((end) =>
    box(
      [0.22, height, shell.thick + 0.12],
      [end * (half - 0.04), 0, -shell.thick / 2],
      shell.post,
      { bevel: shell.cap === "thatch" ? 0.1 : 0.04 },
    ),
  );
}

/** Its face is on z = 0 and looks to +z; it stands on y = 0. */
export function wallParts(shell: Shell, spec: WallSpec): Part[] {
  const { height = WALL_HEIGHT } = spec;
  const half = spec.length / 2;
  const set = spec.openings.map(({ kind, at, foot = kind.foot }) => ({
    kind: { ...kind, foot },
    at,
  }));
  const holes = set.map(({ kind, at }) => holeOf(kind, at)).filter(isRect);
  const bare = set.map(({ kind, at }) => bareOf(kind, at));
  const [l, r] = [
    spec.corner === "left" || spec.corner === "both" ? shell.thick : 0,
    spec.corner === "right" || spec.corner === "both" ? shell.thick : 0,
  ];
  const whole: Rect = { left: -half - l, right: half + r, bottom: 0, top: height };
  const inner = shell.thick * 0.5;
  return [
    ...clipped(whole, holes).flatMap((rect) => [
      slabOf(rect, -inner / 2, inner, spec.finish.colours[0]),
      slabOf(rect, -inner * 1.5, inner, shell.outside),
    ]),
    ...wallPattern(spec.finish, { half, height: height - 0.12, holes: bare }),
    ...trim(
      shell,
      half,
      height,
      bare.filter(({ bottom }) => bottom < 0.16),
    ),
    ...posts(shell, half, height, spec.corner),
    ...cap(shell, whole.left, whole.right, height),
    ...set.flatMap(({ kind, at }) => openingParts(kind, at, shell, spec.night)),
  ];
}
