// The module that the build makes of the country's parishes.
declare module "virtual:map-names" {
  /** The parishes named on the map, and where on it. */
  export const mapNames: readonly import("../../fields/country/drawNames.ts").NameOnDrawing[];
}
