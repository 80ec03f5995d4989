// What makes a bed of a frame: mattress, sheet, quilt and pillows, with the head at the back.
import { block, box, type Colour, type Part, repeat } from "../parts.ts";

type Bedding = {
  /** Of the mattress, in tiles. */
  readonly wide: number;
  readonly long: number;
  /** Where the mattress lies. */
  readonly up: number;
  readonly quilt: Colour;
  readonly stripe: Colour;
  readonly pillows: readonly Colour[];
};

/** The quilt covers two thirds and hangs over both sides; its edge is turned back. */
export function bedding({ wide, long, up, quilt, stripe, pillows }: Bedding): Part[] {
  const [over, head] = [long * 0.64, -long / 2];
  const middle = long / 2 - over / 2 - 0.03;
  const each = wide / pillows.length;
  return [
    box([wide, 0.24, long], [0, up, 0], "white", { bevel: 0.06 }),
    box([wide + 0.1, 0.26, over], [0, up + 0.04, middle], quilt, { bevel: 0.07 }),
    ...repeat(3, (i) =>
      block([wide + 0.104, 0.263, 0.1], [0, up + 0.04, middle + (i - 0.6) * over * 0.26], stripe),
    ),
    box([wide + 0.12, 0.1, 0.3], [0, up + 0.24, middle - over / 2], "white", { bevel: 0.04 }),
    ...pillows.map((colour, i) =>
      box(
        [each * 0.86, 0.22, 0.46],
        [(i - (pillows.length - 1) / 2) * each, up + 0.24, head + 0.34],
        colour,
        { bevel: 0.095, turn: [-0.42, 0.05 - i * 0.1, 0] },
      ),
    ),
  ];
}
