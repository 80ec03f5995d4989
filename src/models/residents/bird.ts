// A bird with folded wings, of any colours: what most small residents with feathers are.
import { ALONG_Z, ball, bead, block, box, type Colour, mirror, type Part, rod } from "../parts.ts";

export type Plumage = {
  readonly body: Colour;
  readonly back?: Colour;
  readonly head?: Colour;
  readonly breast?: Colour;
  readonly bill: Colour;
  readonly legs?: Colour;
  readonly eye?: Colour;
  /** How long the bill is, how high it stands, how long the tail is and how far it is cocked. */
  readonly beak?: number;
  readonly stilts?: number;
  readonly tail?: number;
  readonly cock?: number;
};

/** About 0.5 high on short legs. */
export function bird(plumage: Plumage): Part[] {
  const { body, back = body, head = body, breast, bill, legs = "ink", eye = "coal" } = plumage;
  const { beak = 0.11, stilts = 0.08, tail = 0.2, cock = -0.35 } = plumage;
  const y = stilts;
  return [
    ...mirror(rod(0.018, stilts + 0.06, [-0.06, 0, 0], legs, { sides: 5 })),
    ...mirror(block([0.05, 0.02, 0.1], [-0.06, 0, 0.03], legs)),
    ball(0.17, [0, y + 0.15, 0], body, {
      detail: 1,
      stretch: [0.92, 0.95, 1.15],
      turn: [-0.4, 0, 0],
    }),
    ...(breast ? [bead(0.15, [0, y + 0.18, 0.075], breast)] : []),
    ball(0.12, [0, y + 0.36, 0.1], head, { detail: 1 }),
    rod(0.04, beak, [0, y + 0.35, 0.19], bill, { sides: 6, upper: 0.008, turn: ALONG_Z }),
    ...mirror(
      bead(0.15, [-0.125, y + 0.17, -0.05], back, {
        stretch: [0.4, 0.72, 1.25],
        turn: [-0.4, 0, 0],
      }),
      bead(0.024, [-0.08, y + 0.4, 0.175], eye),
    ),
    box([0.13, 0.035, tail], [0, y + 0.1 + Math.sin(cock) * 0.1, -0.16 - tail / 2], back, {
      bevel: 0.01,
      turn: [cock, 0, 0],
    }),
  ];
}
