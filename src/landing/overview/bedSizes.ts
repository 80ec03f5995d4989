// How wide a picture of the bed is drawn: all parts of it grow and shrink together, or they would not fit each other.
import { largerSize } from "../layout/largerSizes.ts";

/** The whole bed where a pixel of its pictures is one of the page's. */
const FULL = 2560;
/** In wide windows, where the page's column is wider. */
const WIDE = 2926;

/** `sizes` of a picture that is so wide at full size. */
export function bedSizes(width: number): string {
  const wide = Math.ceil((width * WIDE) / FULL);
  const share = Math.ceil((200 * width) / FULL);
  return [
    largerSize(wide),
    `(min-width: 1600px) ${wide}px`,
    `(min-width: 1280px) ${width}px`,
    `(min-width: 768px) ${share}vw`,
    `${width}px`,
  ].join(", ");
}
