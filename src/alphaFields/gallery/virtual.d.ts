// The module that the build makes of the collection in site.config.ts.
declare module "virtual:field-counts" {
  /** How many fields there are of each kind of each trait. */
  export const fieldCounts: import("../../fields/countKinds.ts").KindCounts;
}
