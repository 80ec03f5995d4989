// What an account counts for, by what is known of it: an address costs nothing, and time does (Sybil resistance).

/** What is kept of an account's use. */
export type AccountHistory = {
  firstSeenAt: number;
  /** On how many days it kept something. */
  daysUsed: number;
  /** How many accounts were first seen in the same network lately, this one included. */
  fromNetwork: number;
};

export type AccountStanding = {
  ageMs: number;
  daysUsed: number;
  /** Younger than a day: it may have been made for this. */
  isNew: boolean;
  /** Somebody has come back with it, over a week. */
  isSettled: boolean;
  /** How much of its network's say is this account's: with ten made there lately, a tenth. */
  share: number;
};

const DAY_MS = 24 * 60 * 60_000;
const SETTLED_MS = 7 * DAY_MS;
const SETTLED_DAYS = 3;

export function accountStandingOf(
  { firstSeenAt, daysUsed, fromNetwork }: AccountHistory,
  now: number,
): AccountStanding {
  const ageMs = Math.max(0, now - firstSeenAt);
  return {
    ageMs,
    daysUsed,
    isNew: ageMs < DAY_MS,
    isSettled: ageMs >= SETTLED_MS && daysUsed >= SETTLED_DAYS,
    share: 1 / Math.max(1, fromNetwork),
  };
}
