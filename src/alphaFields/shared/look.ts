// In which season and at which hour a field is shown.
import type { Season } from "../../models/seasons.ts";
import type { Hour } from "../../scene/light/hours.ts";

/** Without an hour, it is that of the theme: day when light, night when dark. */
export type FieldAppearance = { readonly hour: Hour | null; readonly season: Season };
