// Has something done from a button: where that takes the button away, the heading above it has the focus.
import { flushSync } from "react-dom";
import type { PaperProps } from "../../session/paperProps.ts";
import type { Wish } from "../../session/playedFarm.ts";

type Doing = Pick<PaperProps, "played" | "say">;

export function doFrom(from: HTMLElement, { played, say }: Doing, wish: Wish): void {
  const part = from.closest("section");
  const whole = part?.parentElement;
  // What comes of it is on the page before anybody asks where the button is.
  flushSync(() => say(played.act(wish), wish));
  if (from.isConnected) return;
  const left = part?.isConnected ? part : whole;
  left?.querySelector<HTMLElement>("h3")?.focus();
}
