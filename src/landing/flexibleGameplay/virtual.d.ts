// The module that the build makes of the weeks on the first field.
declare module "virtual:hero-weeks" {
  /** One for each stop of the slider. */
  export const heroWeeks: readonly import("../../farm/players/simulateWeek.ts").Week[];
}
