// Players of paper: who comes when, and for how long (bots).
import type { Player, Visit } from "./play.ts";

const visits = (...times: readonly (readonly [hour: number, minutes: number])[]): Visit[] =>
  times.map(([hour, minutes]) => ({ hour, minutes }));

const kettle = visits([7.5, 5]);
const coffee = visits([7.5, 4], [12.5, 4], [19, 4]);
const weekend = visits([9.5, 30], [16, 30]);
const gardener = visits([7, 10], [10, 8], [12.5, 10], [16, 8], [19, 14], [22, 10]);
const allDay = Array.from({ length: 24 }, (_, hour) => ({ hour, minutes: 58 }));

/** A course begins on a day of one's own: every seventh from the sixth on is a Saturday to such a player. */
const isSixth = (day: number): boolean => day % 7 === 5;

/** Five minutes while the kettle boils. */
export const kettlePlayer: Player = { name: "5 minutes", visits: () => kettle };
export const metPlayer: Player = { ...kettlePlayer, name: "5 minutes, met", neighbours: true };
/** Twelve minutes in three visits, Saturdays off. */
export const coffeePlayer: Player = {
  name: "12 minutes",
  visits: (day) => (isSixth(day) ? [] : coffee),
};
export const weekendPlayer: Player = {
  name: "weekends",
  visits: (day) => (day % 7 >= 5 ? weekend : []),
};
export const gardenerPlayer: Player = { name: "an hour a day", visits: () => gardener };
export const botPlayer: Player = { name: "a bot", visits: () => allDay };
export const dryPlayer: Player = {
  name: "12 minutes, never waters",
  visits: coffeePlayer.visits,
  neverWaters: true,
};

/** So many minutes every day: one visit of up to five, and further ones of ten. */
export function playerOf(minutes: number): Player {
  const count = Math.max(1, Math.min(8, Math.ceil(minutes / 10)));
  const each = minutes / count;
  const day = Array.from({ length: count }, (_, i) => ({
    hour: count === 1 ? 7.5 : 7 + Math.floor((15 * i * 4) / (count - 1)) / 4,
    minutes: each,
  }));
  return { name: `${minutes} minutes`, visits: () => day };
}
