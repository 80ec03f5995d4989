// What is worn on a head, whose middle is the origin.
import { ball, type Colour, moved, type Part, rod, turned } from "../parts.ts";

type Brimmed = {
  readonly brim: number;
  readonly high: number;
  readonly band: Colour;
  /** How far it is worn to one side, in radians. */
  readonly askew?: number;
};

const CROWN = 0.212;

/** A brim, a crown, and a band about it. */
export const brimmed = (colour: Colour, { brim, high, band, askew = 0 }: Brimmed): Part[] =>
  moved(
    turned(
      [
        rod(brim, 0.032, [0, 0, 0], colour, { sides: 12 }),
        rod(CROWN, 0.072, [0, 0.03, 0], band, { sides: 12 }),
        rod(CROWN, high, [0, 0.1, 0], colour, { sides: 12, upper: CROWN * 0.9 }),
      ],
      [-0.12, 0, askew],
    ),
    [0, 0.165, -0.02],
  );

/** A baker's: a gathered band, and linen puffed up above it. */
export const mobCap = (): Part[] =>
  moved(
    turned(
      [
        rod(0.29, 0.065, [0, -0.02, 0], "linen", { sides: 12, upper: 0.28 }),
        ball(0.275, [0, 0.1, 0], "white", { squash: 0.66 }),
      ],
      [-0.3, 0, 0.06],
    ),
    [0, 0.15, -0.06],
  );

/** Knitted, with its rim turned up. */
export const knitted = (colour: Colour, rim: Colour): Part[] =>
  moved(
    turned(
      [
        ball(0.262, [0, 0.06, 0], colour, { squash: 0.82 }),
        rod(0.288, 0.085, [0, -0.01, 0], rim, { sides: 12, upper: 0.282 }),
        ball(0.055, [0, 0.29, 0], rim),
      ],
      [-0.16, 0, 0],
    ),
    [0, 0.085, -0.015],
  );
