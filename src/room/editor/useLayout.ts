// Which of the four layouts the window has room for: large letters leave as little of it as a small window.
import { breakpoints } from "@loamstead/ui/breakpoints.ts";
import { useSyncExternalStore } from "react";

/** `low` is a phone on its side, or a desk at twice the size: whatever else there is stands beside the room. */
export type WindowLayout = "phone" | "low" | "tablet" | "desk";

/** Pixels of a letter, where nobody asked for larger ones. */
const USUAL = 16;

/** In pixels, as many as there would be at letters of the usual size. */
type WindowSize = { readonly width: number; readonly height: number };

/** So little height is the room's alone. */
const LOW = 560;
/** And so little that even a wide desk has none to give away. */
const LOWEST = 420;
/** So little height is no phone's, but what large letters leave of one. */
const SHORT = 600;
/** And so little width. */
const NARROW = 336;

/** Which layout a window of this size has. */
export function layoutIn({ width, height }: WindowSize): WindowLayout {
  const isDesk = width >= breakpoints.desk * USUAL;
  const isLow = height <= (isDesk ? LOWEST : LOW);
  if (isLow && width > height) return "low";
  if (isDesk) return "desk";
  return width >= breakpoints.tablet * USUAL ? "tablet" : "phone";
}

function windowNow(): WindowSize {
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL;
  return { width: innerWidth / letters, height: innerHeight / letters };
}

/** A letter's width of nothing: the browser tells of another size of window, and of letters only by what they measure. */
function letterProbe(): HTMLElement {
  const probe = document.createElement("span");
  const looks = {
    position: "absolute",
    inset: "0 auto auto 0",
    width: "1rem",
    visibility: "hidden",
  };
  for (const [name, value] of Object.entries(looks)) probe.style.setProperty(name, value);
  probe.ariaHidden = "true";
  return probe;
}

function subscribe(listener: () => void): () => void {
  const probe = letterProbe();
  document.body.append(probe);
  const letters = new ResizeObserver(listener);
  letters.observe(probe);
  addEventListener("resize", listener);
  return () => {
    removeEventListener("resize", listener);
    letters.disconnect();
    probe.remove();
  };
}

const layoutNow = (): WindowLayout => layoutIn(windowNow());

export const useLayout = (): WindowLayout => useSyncExternalStore(subscribe, layoutNow, layoutNow);

const isNarrow = () => windowNow().width < NARROW;
const isShort = () => windowNow().height < SHORT;

/** Even three words side by side are too many. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow, isNarrow);

/** Half of it is soon taken. */
export const useIsShortLayout = (): boolean => useSyncExternalStore(subscribe, isShort, isShort);

/** The least for every word of the views beside the names of what is undone. */
const ROOMY = 1400;

const isRoomy = () => windowNow().width >= ROOMY;
const isWide = () => windowNow().width >= breakpoints.wide * USUAL;

/** A desk on which each way to look at the room is told in words. */
export const useIsRoomy = (): boolean => useSyncExternalStore(subscribe, isRoomy, isRoomy);

/** One that has room for the words of the light as well. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide, isWide);
