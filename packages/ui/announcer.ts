// Decides when each message is said, so that a flurry of them ends in the last one.
export type Urgency = "polite" | "assertive";
export type Say = (urgency: Urgency, text: string) => void;
type Clock = { now: () => number; after: (wait: number, run: () => void) => void };

const gap = 250;

export function createAnnouncer(clock: Clock) {
  const waiting = new Map<Urgency, string>();
  const saidAt: Record<Urgency, number> = { polite: -gap, assertive: -gap };
  const due = new Set<Urgency>();
  let say: Say | undefined;

  const speak = (urgency: Urgency) => {
    due.delete(urgency);
    const text = waiting.get(urgency);
    if (text === undefined || !say) return;
    waiting.delete(urgency);
    saidAt[urgency] = clock.now();
    say(urgency, text);
  };

  return {
    announce(text: string, urgency: Urgency = "polite"): void {
      waiting.set(urgency, text);
      if (!say || due.has(urgency)) return;
      const wait = saidAt[urgency] + gap - clock.now();
      due.add(urgency);
      if (wait <= 0) speak(urgency);
      else clock.after(wait, () => speak(urgency));
    },

    /** Readers notice a change in a region, not its arrival: what waited for it is said a little later. */
    attach(voice: Say): () => void {
      say = voice;
      for (const urgency of waiting.keys()) {
        due.add(urgency);
        clock.after(gap, () => speak(urgency));
      }
      return () => {
        if (say === voice) say = undefined;
      };
    },
  };
}
