// The two hands of a clock, at twenty to nine until somebody sets them.
import { block, type Part, type Vec } from "../parts.ts";

export type Time = { readonly hours: number; readonly minutes: number };

/** When the kettle goes on. */
export const AT_REST: Time = { hours: 8, minutes: 40 };

/** How far each has gone round, clockwise from the top, as a share of the whole. */
export const turnsAt = ({ hours, minutes }: Time) => ({
  hour: ((hours % 12) + minutes / 60) / 12,
  minute: (minutes % 60) / 60,
});

type Hand = { readonly long: number; readonly thick: number };

const BEFORE = 0.01;

/** About the middle of the dial; in a piece they are its last parts, the hour's before the minute's. */
export function clockHands([x, y, z]: Vec, hour: Hand, minute: Hand): Part[] {
  const turns = turnsAt(AT_REST);
  const hand = ({ long, thick }: Hand, turn: number, deep: number) => {
    const a = turn * 2 * Math.PI;
    const reach = long / 2;
    return block(
      [thick, long, 0.015],
      [x + Math.sin(a) * reach, y + Math.cos(a) * reach - reach, z + deep],
      "ink",
      { turn: [0, 0, -a] },
    );
  };
  return [hand(hour, turns.hour, 0), hand(minute, turns.minute, BEFORE)];
}
