// The drawing of the country in a season, at the hour of the page.
import type { Season } from "../../models/seasons.ts";
import byHour from "../../scene/hour/byHour.module.css";
import { countrySeasons } from "../../stills/countrySeasons.ts";
import { Still, type StillProps } from "../../stills/Still.tsx";
import css from "./CountryStill.module.css";

type CountryStillProps = Pick<StillProps, "alt" | "sizes" | "priority"> & { season: Season };

/** By day and by night; the page shows the one of its hour. */
export function CountryStill({ season, ...shown }: CountryStillProps) {
  const { day, night } = countrySeasons[season];
  return (
    <>
      <Still
        className={`${css.picture} ${byHour.day} ${byHour.light}`}
        picture={day}
        isChosen
        {...shown}
      />
      <Still className={`${css.picture} ${byHour.night}`} picture={night} isChosen {...shown} />
    </>
  );
}
