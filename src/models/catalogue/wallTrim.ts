// What a wall of a cottage is trimmed with in its own frame: skirting, cornice, ends of joists, and its cap.
import { ALONG_X, box, type Part, repeat, rod } from "../parts.ts";
import { between, pick } from "../random.ts";
import { clipped, type WallRect } from "./rects.ts";
import type { HouseShell } from "./shells.ts";

function cap(shell: HouseShell, left: number, right: number, height: number): Part[] {
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

function trim(
  shell: HouseShell,
  half: number,
  height: number,
  { doors, hasCornice }: Pick<WallTrim, "doors" | "hasCornice">,
): Part[] {
  const line = (bottom: number, top: number, out: number) =>
    clipped({ left: -half, right: half, bottom, top }, doors).map(({ left, right }) =>
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
    ...(hasCornice ? line(height - 0.12, height - 0.03, 0.11) : []),
    ...(colour === null
      ? []
      : repeat(joists, (i) =>
          box([0.18, 0.22, 0.42], [-half + (i + 0.5) * step, height - 0.16, 0.19], colour, {
            bevel: 0.03,
          }),
        )),
  ];
}

export type WallTrim = {
  readonly length: number;
  readonly height: number;
  /** Where no skirting goes. */
  readonly doors: readonly WallRect[];
  /** Logs stand out further than a cornice, which would show between them in pieces. */
  readonly hasCornice: boolean;
};

/** Of a wall whose face is on z = 0, looks to +z and meets its neighbours at both ends. */
export function wallTrim(shell: HouseShell, { length, height, ...own }: WallTrim): Part[] {
  const half = length / 2;
  const out = half + shell.thick;
  return [...trim(shell, half, height, own), ...cap(shell, -out, out, height)];
}
