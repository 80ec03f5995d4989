// Counts what is spent under a name, in slots of time, so that what was long ago stops counting bit by bit (sliding window).
import { createCache } from "../../src/lib/cache.ts";

/** A window is so many slots, the one under way included. */
const SLOTS = 24;

/** What counts now, by slots, the oldest first. */
export type Counted = readonly { slot: number; used: number }[];

export type UsageCounter = {
  /** Counts it, and tells what counts then. */
  add(name: string, amount: number, time: SlotTime): Promise<Counted>;
  /** As if it had not been spent then. */
  takeBack(name: string, amount: number, time: SlotTime): Promise<void>;
};

/** A moment, as a window of that length divides the time. */
export type SlotTime = { slot: number; slotMs: number };

export const slotAt = (now: number, windowMs: number): SlotTime => {
  const slotMs = windowMs / SLOTS;
  return { slot: Math.floor(now / slotMs), slotMs };
};

/** The last slot that counts no more. */
export const pastSlot = ({ slot }: SlotTime): number => slot - SLOTS;

/** When what was spent in a slot stops counting. */
export const endOf = ({ slot, slotMs }: SlotTime): number => (slot + SLOTS) * slotMs;

export const sumUsed = (counted: Counted): number =>
  counted.reduce((sum, { used }) => sum + used, 0);

/** When no more than `most` is left of it by itself; a window from now where even nothing is too much. */
export function freeAt(counted: Counted, most: number, time: SlotTime): number {
  let left = sumUsed(counted);
  for (const { slot, used } of counted) {
    left -= used;
    if (left <= most) return endOf({ ...time, slot });
  }
  return endOf(time);
}

const MOST_NAMES = 20_000;

/** Of this process alone: for what one process is spared, and is forgotten with it. */
export function memoryUsageCounter(): UsageCounter {
  const all = createCache<Map<number, number>>(MOST_NAMES);

  function slotsOf(name: string, time: SlotTime): Map<number, number> {
    const slots = all.get(name) ?? new Map<number, number>();
    for (const slot of slots.keys()) if (slot <= pastSlot(time)) slots.delete(slot);
    all.set(name, slots);
    return slots;
  }

  return {
    async add(name, amount, time) {
      const slots = slotsOf(name, time);
      slots.set(time.slot, (slots.get(time.slot) ?? 0) + amount);
      return [...slots].map(([slot, used]) => ({ slot, used }));
    },
    async takeBack(name, amount, time) {
      const slots = slotsOf(name, time);
      slots.set(time.slot, (slots.get(time.slot) ?? 0) - amount);
    },
  };
}
