// How wide a picture is where the page is drawn larger (largerPage.module.css, by the sizes of packages/ui/base.css): what its `sizes` begin with.

const MOST = 1.3125;

/** Of a picture that is so many pixels wide in any other wide window. */
export const largerSize = (width: number): string =>
  `(min-aspect-ratio: 8/5) and (min-height: 1150px) ${Math.ceil(width * MOST)}px`;
