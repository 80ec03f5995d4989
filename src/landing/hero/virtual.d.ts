// The module that the build makes of the field in the first view.
declare module "virtual:hero-field" {
  export const heroField: import("./shownField.ts").ShownField;
}
