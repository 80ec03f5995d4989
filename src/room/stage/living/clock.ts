// How far the hands of a clock go from where they were built to the time it is, and when it is the next.
import { AT_REST, type Time, turnsAt } from "../../../models/furniture/clockHands.ts";

const TURN = 2 * Math.PI;
const atRest = turnsAt(AT_REST);

/** To the left, in radians, as models turn. */
export function handsAt(time: Time): { readonly hour: number; readonly minute: number } {
  const { hour, minute } = turnsAt(time);
  return { hour: (atRest.hour - hour) * TURN, minute: (atRest.minute - minute) * TURN };
}

export const clockTimeOf = (date: Date): Time => ({
  hours: date.getHours(),
  minutes: date.getMinutes(),
});

const MINUTE_MS = 60_000;

/** Hands go on with the minute; whoever asks on the stroke waits a whole one. */
export const msToNextMinute = (date: Date): number =>
  MINUTE_MS - (date.getSeconds() * 1000 + date.getMilliseconds());
