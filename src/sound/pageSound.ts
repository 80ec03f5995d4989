// This page's own voice.
import { createSiteSound, type OpenSpeaker } from "./siteSound.ts";

async function open(): Promise<OpenSpeaker> {
  const { createSpeaker } = await import("./speaker.ts");
  const context = new AudioContext();
  return {
    ...createSpeaker(context),
    rest: (isResting) => {
      // A browser that will not yet let it be heard says so by refusing; the next touch asks again.
      (isResting ? context.suspend() : context.resume()).catch(() => {});
    },
  };
}

export const pageSound = createSiteSound({
  storage: () => localStorage,
  open,
  onFirstTouch(then) {
    if (navigator.userActivation?.hasBeenActive) return then();
    const touched = new AbortController();
    const once = () => {
      touched.abort();
      then();
    };
    for (const kind of ["pointerup", "keydown"])
      addEventListener(kind, once, { capture: true, signal: touched.signal });
  },
  onSeen: (tell) =>
    document.addEventListener("visibilitychange", () =>
      tell(document.visibilityState === "visible"),
    ),
});
