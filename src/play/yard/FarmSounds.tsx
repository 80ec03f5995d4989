// Lets the farm be heard: what is done on it, and its weather at this hour.
import { useEffect, useRef } from "react";
import type { FarmGround } from "../../farm/ground/ground.ts";
import { lettersHere } from "../../farm/letters/lettersHere.ts";
import { DAY, dayAt, HOUR, type Ms, seasonOn } from "../../farm/numbers/time.ts";
import { surprisesAt } from "../../farm/surprises/surprisesAt.ts";
import { lightAt } from "../../scene/light/hourAt.ts";
import { aroundField, playDeed, useSurround } from "../../sound/place/index.ts";
import type { PlayState } from "../session/playedFarm.ts";
import { localHour } from "../view/localHour.ts";
import { heardOf } from "./rewards/heardOf.ts";
import { rewardsBetween } from "./rewards/rewardsBetween.ts";

type FarmSoundsProps = { readonly ground: FarmGround; readonly state: PlayState; readonly now: Ms };

export function FarmSounds({ ground, state: { farm, last }, now }: FarmSoundsProps) {
  const before = useRef({ farm, last });
  useEffect(() => {
    const was = before.current;
    before.current = { farm, last };
    if (!last || last === was.last) return;
    for (const { sound, ...how } of heardOf(last, rewardsBetween(was.farm, farm)))
      playDeed(sound, how);
  }, [farm, last]);

  // A letter that comes while somebody is there falls through the flap; one's own answer does not.
  const here = lettersHere(farm, now).length;
  const seen = useRef({ here, farm });
  useEffect(() => {
    const was = seen.current;
    seen.current = { here, farm };
    if (here > was.here && farm === was.farm) playDeed("paper");
  }, [here, farm]);

  // What shows itself is heard a little, and goes on being there.
  const surprises = surprisesAt(ground, farm, now).length;
  const met = useRef(surprises);
  useEffect(() => {
    if (surprises > met.current) playDeed("leaf");
    met.current = surprises;
  }, [surprises]);

  const season = seasonOn(dayAt(now));
  useSurround(
    aroundField({
      weather: ground.weather(dayAt(now)),
      hour: Math.floor((now % DAY) / HOUR),
      light: lightAt(localHour(now), season),
      season,
      wind: ground.wind,
    }),
  );
  return null;
}
