// What becomes of a scene when the device takes its graphics away: when it is tried again, and when no more (WebGL context loss, exponential backoff).

/**
 * `tries` counts those that were made since the scene last stood for a while. While it is `lost` a
 * drawing stands in; `until` is null once nothing but the browser or the visitor brings it back.
 */
export type Context =
  | { readonly is: "opening"; readonly tries: number }
  | { readonly is: "open"; readonly tries: number; readonly since: number }
  | { readonly is: "lost"; readonly tries: number; readonly until: number | null };

export type ContextEvent =
  | { readonly type: "opened"; readonly now: number }
  /** Taken away, or not to be had at all. */
  | { readonly type: "lost"; readonly now: number }
  /** The time has come, the browser has graphics again, or the visitor came back to the page. */
  | { readonly type: "due" | "restored" | "visible" };

/** In milliseconds before each try: a device that has no memory left is not helped by asking on. */
export const RETRIES = [1_000, 4_000, 16_000, 60_000] as const;
/** A scene that stood this long was no mistake: the next loss counts as the first. */
const STEADY = 30_000;

export const firstContext: Context = { is: "opening", tries: 0 };

export function nextContext(context: Context, event: ContextEvent): Context {
  const { tries } = context;
  switch (event.type) {
    case "opened":
      return context.is === "opening" ? { is: "open", tries, since: event.now } : context;
    case "lost": {
      if (context.is === "lost") return context;
      const isSteady = context.is === "open" && event.now - context.since >= STEADY;
      const made = isSteady ? 0 : tries;
      const wait = RETRIES[made];
      return { is: "lost", tries: made + 1, until: wait === undefined ? null : event.now + wait };
    }
    default:
      return context.is === "lost" ? { is: "opening", tries } : context;
  }
}
