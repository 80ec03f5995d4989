// The voice of the page: says a few words to screen readers, whatever dialog is open (ARIA live region).
import { useEffect } from "react";
import { announcementMs, createAnnouncer, type Urgency } from "./announcer.ts";
import { followTopModal } from "./followTopModal.ts";
import { SingletonSlots, useIsFirst } from "./onlyOne.ts";
import { markScope, type Scoped } from "./scope.ts";

const announcer = createAnnouncer({
  now: () => performance.now(),
  after: (wait, run) => void setTimeout(run, wait),
});

export const announce = announcer.announce;

/** Until then a reader may not have looked, and a dialog that opens makes it deaf to what stands outside. */
const heardAfter = 100;

function region(urgency: Urgency): HTMLElement {
  const element = document.createElement("div");
  element.className = "visually-hidden";
  element.setAttribute("role", urgency === "polite" ? "status" : "alert");
  element.setAttribute("aria-live", urgency);
  return element;
}

function openRegions(scope: Scoped["scope"]): () => void {
  const host = document.createElement("div");
  markScope(host, scope);
  const regions = { polite: region("polite"), assertive: region("assertive") };
  host.append(regions.polite, regions.assertive);
  const fresh = new Map<Urgency, string>();

  // Words that come into a dialog with their region would be heard twice.
  const moved = () => {
    for (const { firstElementChild: words } of Object.values(regions)) words?.remove();
    const unheard = [...fresh];
    fresh.clear();
    for (const [urgency, text] of unheard) announcer.repeat(text, urgency);
  };
  const follower = followTopModal(host, moved, () => fresh.size === 0);

  const detach = announcer.attach((urgency, text) => {
    follower.settle();
    // A new element, not a new text, or the same words would not be heard twice.
    const words = document.createElement("p");
    words.textContent = text;
    regions[urgency].replaceChildren(words);
    // What was refused and then done all the same is not read on from here.
    if (urgency === "polite" && !fresh.has("assertive")) regions.assertive.replaceChildren();
    fresh.set(urgency, text);
    setTimeout(() => {
      if (words.isConnected) fresh.delete(urgency);
    }, heardAfter);
    setTimeout(() => words.remove(), announcementMs);
  });
  return () => {
    detach();
    follower.stop();
  };
}

const voices = new SingletonSlots();

export function LiveRegion({ scope }: Scoped) {
  const isVoice = useIsFirst(voices);
  useEffect(() => (isVoice ? openRegions(scope) : undefined), [isVoice, scope]);
  return null;
}
