// Begins to fetch a picture while the page that will show it is still on its way.
import type { StillPicture } from "./Still.tsx";
import { NIGHT, srcSet } from "./sourceSet.ts";

/** What of a browser it takes. */
type StillPorts = {
  readonly matches: (media: string) => boolean;
  readonly image: () => HTMLImageElement;
};

const browser: StillPorts = {
  matches: (media) => matchMedia(media).matches,
  image: () => new Image(),
};

/** `sizes` as the page will have it, so that it is the same file; every browser that runs the site reads AVIF. */
export function fetchStill(
  { day, night }: StillPicture,
  sizes: string,
  { matches, image }: StillPorts = browser,
): void {
  const picture = image();
  picture.sizes = sizes;
  picture.srcset = srcSet((night && matches(NIGHT) ? night : day).avif);
  // Whoever shows it finds it decoded; where it does not come, the page asks again itself.
  picture.decode().catch(() => {});
}
