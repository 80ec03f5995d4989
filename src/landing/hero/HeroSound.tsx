// What is heard of the field in the first view, once the site may be heard, and the switch for that.
import { dayOf, weatherOn } from "../../fields/weather/weather.ts";
import type { Season } from "../../models/seasons.ts";
import type { Hour } from "../../scene/light/hours.ts";
import { SoundSwitch } from "../../sound/index.ts";
import { aroundField, useSurround } from "../../sound/place/index.ts";
import { todayAt } from "./fallsAt.ts";
import type { ShownField } from "./shownField.ts";

type HeroSoundProps = {
  readonly field: ShownField;
  /** By the visitor's clock. */
  readonly minutes: number;
  readonly light: Hour;
  readonly season: Season;
  readonly className: string;
};

export function HeroSound({ field, minutes, light, season, className }: HeroSoundProps) {
  const { parish } = field;
  const { region, wind } = field.traits;
  const at = todayAt(minutes, new Date());
  const weather = weatherOn({ parish, region }, dayOf(at));
  useSurround(aroundField({ weather, hour: at.getUTCHours(), light, season, wind }));
  return <SoundSwitch className={className} />;
}
