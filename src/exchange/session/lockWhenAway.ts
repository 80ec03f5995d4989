// Locks a session that its holder has left lying in a hidden page.

export type PageVisibility = {
  isHidden(): boolean;
  onVisibility(listener: () => void): () => void;
  onLeave(listener: () => void): () => void;
};

export type Schedule = (run: () => void, afterMs: number) => () => void;

type Watch = { page: PageVisibility; schedule: Schedule; now(): number; patienceMs: number };

/** Gives back how to stop watching. Leaving the page for good locks at once. */
export function lockWhenAway(
  { page, schedule, now, patienceMs }: Watch,
  lock: () => void,
): () => void {
  let cancel = () => {};
  let hiddenSince: number | null = null;
  const settle = () => {
    cancel();
    cancel = () => {};
    if (page.isHidden()) {
      hiddenSince ??= now();
      cancel = schedule(lock, patienceMs);
      return;
    }
    // A sleeping device keeps no time: whoever comes back late is met before the timer is.
    if (hiddenSince !== null && now() - hiddenSince >= patienceMs) lock();
    hiddenSince = null;
  };
  settle();
  const stops = [page.onVisibility(settle), page.onLeave(lock), () => cancel()];
  return () => {
    for (const stop of stops) stop();
  };
}
