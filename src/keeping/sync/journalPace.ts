// When journals are exchanged with the account: after a rest, before too much is unsent, sooner while another device is at it, and later and later while the account is silent (backoff machine).

export type SyncPace = {
  /** How many rows were done since all was sent, and when the first and the last of them. */
  readonly unsent: number;
  readonly firstAt: number;
  readonly lastAt: number;
  /** When another device of the account was last seen at work; null for never. */
  readonly othersAt: number | null;
  /** When the account last answered; null before it did. */
  readonly answeredAt: number | null;
  /** How often it has not answered since, and when that was last. */
  readonly failures: number;
  readonly failedAt: number;
  /** Something is asked for at once. */
  readonly isWanted: boolean;
};

export const freshPace: SyncPace = {
  unsent: 0,
  firstAt: 0,
  lastAt: 0,
  othersAt: null,
  answeredAt: null,
  failures: 0,
  failedAt: 0,
  isWanted: true,
};

export type PaceEvent =
  | { readonly kind: "row" }
  /** The page is looked at again, online again, or somebody has come or asked. */
  | { readonly kind: "wanted" }
  | { readonly kind: "begun" }
  | { readonly kind: "answered"; readonly sawOthers: boolean; readonly hasUnsent: boolean }
  | { readonly kind: "failed"; readonly hasUnsent: boolean };

/** An exchange that did not get through leaves what it was to send. */
const left = ({ unsent }: SyncPace, hasUnsent: boolean, now: number): Partial<SyncPace> =>
  hasUnsent && unsent === 0 ? { unsent: 1, firstAt: now, lastAt: now } : {};

export function paced(pace: SyncPace, event: PaceEvent, now: number): SyncPace {
  switch (event.kind) {
    case "row":
      return {
        ...pace,
        unsent: pace.unsent + 1,
        firstAt: pace.unsent === 0 ? now : pace.firstAt,
        lastAt: now,
      };
    case "wanted":
      return { ...pace, isWanted: true, failures: 0 };
    case "begun":
      // What is done from now on may come too late for this exchange.
      return { ...pace, isWanted: false, unsent: 0 };
    case "answered":
      return {
        ...pace,
        ...left(pace, event.hasUnsent, now),
        failures: 0,
        answeredAt: now,
        othersAt: event.sawOthers ? now : pace.othersAt,
      };
    case "failed":
      return {
        ...pace,
        ...left(pace, event.hasUnsent, now),
        failures: pace.failures + 1,
        failedAt: now,
      };
  }
}

/** What is done is safe on the device: it is sent when the hand rests. */
const REST_MS = 30_000;
const REST_BESIDE_MS = 3_000;
/** However busy the hand is, no more than so many rows, and none for longer. */
const UNSENT_MOST = 60;
const UNSENT_MS = 2 * 60_000;
/** Another device counts as at work for so long. */
const BESIDE_MS = 10 * 60_000;
const ASK_MS = 20_000;
const ASK_BESIDE_MS = 4_000;
const RETRY_MS = 30_000;
const RETRY_MOST_MS = 10 * 60_000;

export type NextExchange = {
  readonly at: number;
  /** `news`: only whether anything is another there; nobody has to look for anything here. */
  readonly what: "all" | "news";
};

/** Null where nothing is due before something happens. */
export function nextExchange(
  pace: SyncPace,
  { now, isSeen }: { readonly now: number; readonly isSeen: boolean },
): NextExchange | null {
  const { unsent, firstAt, lastAt, othersAt, answeredAt, failures, failedAt } = pace;
  if (pace.isWanted) return { at: now, what: "all" };
  if (failures > 0) {
    const wait = Math.min(RETRY_MS * 2 ** (failures - 1), RETRY_MOST_MS);
    return unsent > 0 || isSeen ? { at: failedAt + wait, what: "all" } : null;
  }
  const isBeside = othersAt !== null && now < othersAt + BESIDE_MS;
  const rest = isBeside ? REST_BESIDE_MS : REST_MS;
  const pushAt =
    unsent === 0
      ? Number.POSITIVE_INFINITY
      : unsent >= UNSENT_MOST
        ? now
        : Math.min(lastAt + rest, firstAt + UNSENT_MS);
  // Hidden, it rests: whoever comes back asks by that.
  const askAt = isSeen
    ? (answeredAt ?? now) + (isBeside ? ASK_BESIDE_MS : ASK_MS)
    : Number.POSITIVE_INFINITY;
  if (pushAt <= askAt) return Number.isFinite(pushAt) ? { at: pushAt, what: "all" } : null;
  return { at: askAt, what: "news" };
}
