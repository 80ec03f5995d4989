// When somebody came here, the last thirty times: kept on this device alone, for the hour at which they are usually back.
const key = "play-visits";
const MOST = 30;
/** Who loads the page again has not been away. */
const APART = 30 * 60_000;

function visitsKept(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => Number.isFinite(one)).slice(-MOST) : [];
  } catch {
    return [];
  }
}

/** All of them, this one with them. */
export function noteVisit(now: number): readonly number[] {
  const before = visitsKept();
  if (now - (before.at(-1) ?? Number.NEGATIVE_INFINITY) < APART) return before;
  const all = [...before, now].slice(-MOST);
  try {
    localStorage.setItem(key, JSON.stringify(all));
  } catch {
    // Then it is known for as long as the page is open.
  }
  return all;
}
