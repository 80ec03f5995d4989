// Where a section of a page is, and the one that lies farthest down.
import { sectionLinks } from "./nav.ts";

/** The link of the bar that tests mostly follow. */
export const far = sectionLinks.at(-1)!;
export const farSection = far.href.slice(2);

// A section of a page that is still to come lies far below everything.
export const sectionTop = (id: string) =>
  `document.getElementById(${JSON.stringify(id)})?.getBoundingClientRect().top ?? 1e9`;
