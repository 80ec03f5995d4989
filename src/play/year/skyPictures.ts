// The sky behind a farm on each day of its film, drawn once for each light, season and country.
import site from "../../../site.config.ts";
import { skies } from "../../fields/diorama/skies.ts";
import { fieldTraits } from "../../fields/traits.ts";
import type { FilmLayout } from "./filmLayout.ts";
import { pictureOfSvg } from "./pictureOfSvg.ts";
import type { YearDay } from "./yearTold.ts";

/** Beneath clouds a day is paler and a night is blacker. */
const clouds = { day: "#a9b2b8", evening: "#8d8799", night: "#191a2c" } as const;

export function skyPictures({
  width,
  height,
}: Pick<FilmLayout, "width" | "height">): (day: YearDay) => Promise<HTMLImageElement> {
  const known = new Map<string, Promise<HTMLImageElement>>();
  return ({ light: hour, look: { field, season, sky } }) => {
    const { region } = fieldTraits(site.collection.address, field);
    const key = `${hour} ${season} ${region} ${sky.isGrey}`;
    const cover = sky.isGrey
      ? `<path fill="${clouds[hour]}" opacity=".42" d="M0 0h${width}v${height}H0z"/>`
      : "";
    const drawn =
      known.get(key) ??
      pictureOfSvg(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${skies({ hour, season, region }, { width, height }, "s")}${cover}</svg>`,
      );
    known.set(key, drawn);
    return drawn;
  };
}
