// Tells of a part of the page whether it is far from what is in view: under a dialog it may then be left as it is.

/** What reaches a little out of its part stays, too. */
const rootMargin = "50px";

/** Marks the part while it is far away. Gives back what ends that. */
export function markFarOff(part: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      part.toggleAttribute("data-far", !entries.at(-1)!.isIntersecting);
    },
    { rootMargin },
  );
  observer.observe(part);
  return () => observer.disconnect();
}
