// Without an account the server's word of a log is all that says when something was done: asked for while somebody plays, by code that comes then.
import type { StampPorts } from "./stampFarm.ts";

type Parts = Omit<StampPorts, "rest"> & {
  readonly who: () => string | null;
  readonly after: (wait: number, run: () => void) => () => void;
};

/** Somebody who does something for so long is at play. */
const STAMPED_AFTER = 60_000;

export function openStamps(parts: Parts) {
  const { who, after } = parts;
  const waiting = new Map<string, () => void>();
  const rest = () => new Promise<void>((resolve) => void after(0, resolve));

  async function stamp(id: string): Promise<void> {
    waiting.delete(id);
    if (who() !== null) return;
    const { stampFarm } = await import("./stampFarm.ts");
    await stampFarm({ ...parts, rest }, id);
  }

  return {
    /** Something was done on it, and is kept. */
    played: (id: string): void => {
      if (waiting.has(id) || who() !== null) return;
      // Without the code there is no stamp this time.
      waiting.set(
        id,
        after(STAMPED_AFTER, () => void stamp(id).catch(() => {})),
      );
    },
    close: (): void => {
      for (const stop of waiting.values()) stop();
    },
  };
}
