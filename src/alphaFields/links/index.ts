// The addresses of fields: pages, pictures, and the gallery.
import type { FrameName } from "../../fields/diorama/frames.ts";
import { parishSlug } from "../../fields/parishSlug.ts";
import { link } from "../../lib/link.ts";
import type { Season } from "../../models/seasons.ts";
import type { Hour } from "../../scene/light/hours.ts";

/** The address of a field's page, with the site's base path. */
export const fieldLink = (id: number): string => link(`/fields/${id}`);

type Look =
  | { form: "svg" | "png"; frame: FrameName; season?: Season | "now"; hour?: Hour }
  /** The small one for lists: the island alone, always in the same season, and by day where nothing is said. */
  | { form: "webp"; hour?: Hour };

/** Where the picture of a field is. */
export function fieldPictureUrl(id: number, { form, ...look }: Look): string {
  const query = new URLSearchParams(look);
  return `${link(`/fields/${id}.${form}`)}${query.size > 0 ? `?${query}` : ""}`;
}

/** The address of a parish's page, with the site's base path. */
export const parishLink = (parish: number): string => link(`/parishes/${parishSlug(parish)}`);

/** Where the picture of a parish is: alone, in its own frame. */
export const parishPictureUrl = (parish: number, hour: "day" | "night"): string =>
  `${parishLink(parish)}.webp${hour === "night" ? "?hour=night" : ""}`;
