// The module that the build makes of the field in the first view.
declare module "virtual:hero-field" {
  export const heroField: {
    readonly traits: import("../../fields/traits.ts").FieldTraits;
    readonly name: string;
    readonly parish: number;
    readonly parishName: string;
  };
}
