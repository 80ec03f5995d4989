// Lets the farm be heard: what is done on it, and its weather at this hour.
import { useEffect, useRef } from "react";
import type { Kind } from "../../farm/events/event.ts";
import type { Ground } from "../../farm/ground/ground.ts";
import { DAY, dayAt, HOUR, type Ms, seasonOn } from "../../farm/numbers/time.ts";
import { lightAt } from "../../scene/light/hourAt.ts";
import { aroundField, type DeedSound, playDeed, useSurround } from "../../sound/place/index.ts";
import type { PlayState } from "../session/playedFarm.ts";
import { hourOf } from "./hourOf.ts";

const sounds: Record<Kind, DeedSound> = {
  sow: "sow",
  compost: "sow",
  water: "water",
  harvest: "bringIn",
  take: "bringIn",
  gather: "bringIn",
  sell: "pay",
  answer: "pay",
  buySeed: "pay",
  cook: "make",
  make: "make",
  dye: "make",
  settle: "make",
  raise: "make",
  care: "sow",
  undo: "leaf",
  decline: "leaf",
  celebrate: "leaf",
  barter: "leaf",
  name: "leaf",
  call: "leaf",
  moveGround: "leaf",
  notice: "leaf",
};

type FarmSoundsProps = { readonly ground: Ground; readonly state: PlayState; readonly now: Ms };

export function FarmSounds({ ground, state: { last }, now }: FarmSoundsProps) {
  const heard = useRef(last);
  useEffect(() => {
    if (last === heard.current) return;
    heard.current = last;
    if (last) playDeed(sounds[last.event.kind]);
  }, [last]);

  const season = seasonOn(dayAt(now));
  useSurround(
    aroundField({
      weather: ground.weather(dayAt(now)),
      hour: Math.floor((now % DAY) / HOUR),
      light: lightAt(hourOf(now), season),
      season,
      wind: ground.wind,
    }),
  );
  return null;
}
