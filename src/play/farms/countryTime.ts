// The country's time on this page: the device's clock, put right by the server's, and never jerked about by hand.
import { Listeners } from "@loamstead/lib/watched.ts";
import { MINUTE, type Ms } from "../../farm/numbers/time.ts";

export type TimePorts = {
  /** The device's clock, which anybody may turn. */
  readonly wall: () => Ms;
  /** Milliseconds since whenever, which nobody can turn; it may stand still while the device sleeps. */
  readonly steady: () => Ms;
  /** What the server's clock says; null where it does not answer. */
  readonly ask: () => Promise<Ms | null>;
};

export type CountryTime = {
  readonly now: () => Ms;
  /** How far the device's clock is ahead of the country, where that is worth a word; else null. */
  readonly ahead: () => Ms | null;
  /** Asks the server once more. */
  readonly ask: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
};

/** An answer is on its way for a while, and tells whole seconds: less than this is no difference. */
const SAME = 2_000;
/** A clock that is off by less is nobody's concern. */
const WORTH_SAYING = 2 * MINUTE;
/** The two clocks of a device part so far only by sleep, or by a hand. */
const LEAP = 5_000;

export function countryTime({ wall, steady, ask: askServer }: TimePorts): CountryTime {
  const listeners = new Listeners();
  let known = { country: wall(), wall: wall(), steady: steady() };
  let ahead: Ms | null = null;

  function now(): Ms {
    const [passed, shown] = [steady() - known.steady, wall() - known.wall];
    if (Math.abs(shown - passed) > LEAP) {
      // Slept, if it went forward; turned back by somebody, if not. The server knows better.
      known = { country: known.country + Math.max(shown, passed), wall: wall(), steady: steady() };
      void ask();
      return Math.floor(known.country);
    }
    return Math.floor(known.country + passed);
  }

  async function ask(): Promise<void> {
    const told = await askServer();
    if (told === null) return;
    if (Math.abs(now() - told) >= SAME) known = { country: told, wall: wall(), steady: steady() };
    const off = wall() - told;
    const next = Math.abs(off) > WORTH_SAYING ? off : null;
    if (next === ahead) return;
    ahead = next;
    listeners.tell();
  }

  return { now, ahead: () => ahead, ask, subscribe: listeners.add };
}
