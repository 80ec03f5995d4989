// The module that the build makes out of content/brand/logo.svg.
declare module "virtual:brand/logo" {
  /** The logo's viewBox. */
  export const box: string;
  /** What it is drawn of, as SVG. */
  export const shapes: string;
}
