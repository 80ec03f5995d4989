// Has something done from a button: where that takes the button away, the heading above it has the focus.
import { flushSync } from "react-dom";
import type { PaperProps } from "../../session/paperProps.ts";
import type { FarmAction } from "../../session/playedFarm.ts";

type Doing = Pick<PaperProps, "played" | "say">;

/** Whether it was done. */
export function doFrom(from: HTMLElement, { played, say }: Doing, wish: FarmAction): boolean {
  const part = from.closest("section");
  const whole = part?.parentElement;
  let isDone = false;
  // What comes of it is on the page before anybody asks where the button is.
  flushSync(() => {
    const result = played.act(wish);
    isDone = result.ok;
    say(result, wish);
  });
  if (from.isConnected) return isDone;
  const left = part?.isConnected ? part : whole;
  left?.querySelector<HTMLElement>("h2, h3")?.focus();
  return isDone;
}
