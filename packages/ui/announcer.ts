// Decides when each message is said, so that a flurry of them ends in the last one (throttle).
export type Urgency = "polite" | "assertive";
/** `unasked` is news that answers nothing the visitor did: it waits until nobody has spoken for a while. */
export type Manner = Urgency | "unasked";
/** What is put off may be asked for when its turn comes: null is not said any more. */
export type Announcement = string | (() => string | null);
export type Say = (urgency: Urgency, text: string) => void;
type Clock = { now: () => number; after: (wait: number, run: () => void) => void };

const gap = 250;

/** How long a message stands: later, it would only be in the way of somebody reading on. */
export const announcementMs = 7000;

export function createAnnouncer(clock: Clock) {
  const waiting = new Map<Manner, Announcement>();
  const saidAt: Record<Urgency, number> = { polite: -Infinity, assertive: -Infinity };
  const due = new Set<Manner>();
  let say: Say | undefined;

  const waitOf = (manner: Manner): number => {
    const free =
      manner === "unasked"
        ? Math.max(saidAt.polite, saidAt.assertive) + announcementMs
        : saidAt[manner] + gap;
    return free - clock.now();
  };

  const speakIn = (wait: number, manner: Manner) => {
    due.add(manner);
    if (wait <= 0) speak(manner);
    else clock.after(wait, () => speak(manner));
  };

  const speak = (manner: Manner) => {
    due.delete(manner);
    const words = waiting.get(manner);
    if (words === undefined || !say) return;
    // Since it was put off, something else may have been said.
    const wait = waitOf(manner);
    if (wait > 0) {
      speakIn(wait, manner);
      return;
    }
    waiting.delete(manner);
    const text = typeof words === "string" ? words : words();
    if (text === null) return;
    const urgency = manner === "unasked" ? "polite" : manner;
    saidAt[urgency] = clock.now();
    say(urgency, text);
  };

  const announce = (words: Announcement, manner: Manner = "polite"): void => {
    waiting.set(manner, words);
    if (say && !due.has(manner)) speakIn(waitOf(manner), manner);
  };

  return {
    announce,

    /** What was said where nobody could hear it, unless something newer waits in its place. */
    repeat(text: string, urgency: Urgency): void {
      if (!waiting.has(urgency)) announce(text, urgency);
    },

    /** Readers notice a change in a region, not its arrival: what waited for it is said a little later. */
    attach(voice: Say): () => void {
      say = voice;
      for (const manner of waiting.keys()) speakIn(gap, manner);
      return () => {
        if (say === voice) say = undefined;
      };
    },
  };
}
