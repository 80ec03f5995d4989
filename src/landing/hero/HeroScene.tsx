// The island with its clouds, the sun that sets its hour, and the label that hangs from it.
import { heroField } from "virtual:hero-field";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { useState } from "react";
import words from "../../../content/landing/hero.json";
import type { Hour } from "../../scene/light/hours.ts";
import { cloudA, cloudB } from "../../stills/clouds.ts";
import { heroSeasons } from "../../stills/heroSeasons.ts";
import { Still, type StillPicture } from "../../stills/Still.tsx";
import { largerSize } from "../layout/largerSizes.ts";
import layout from "../layout/layout.module.css";
import { useSomebody, useTouched } from "../presence/useSomebody.ts";
import { halfOf, hourOf } from "./dayParts.ts";
import { FieldTag } from "./FieldTag.tsx";
import { fallsAt, todayAt } from "./fallsAt.ts";
import css from "./HeroScene.module.css";
import { HourControl, Sun } from "./SunOverField.tsx";
import { useDrawnSeason } from "./useDrawnSeason.ts";
import type { OwnFarm } from "./useOwnFarm.ts";

/** The picture of an hour, whatever the theme; without an hour, the theme's. */
function atHour(picture: StillPicture, hour: Hour | null): StillPicture {
  const { night, ...byDay } = picture;
  if (hour === null) return picture;
  return hour === "night" && night ? { ...byDay, day: night } : byDay;
}

// Nobody sees it before somebody has touched the page.
const LiveIsland = lazyOrNothing(
  async () => (await import("../island/LiveIsland.tsx")).LiveIsland,
  { isQuiet: true },
);

const OwnDrawing = lazyOrNothing(async () => (await import("./OwnDrawing.tsx")).OwnDrawing, {
  isQuiet: true,
});

const HeroSound = lazyOrNothing(async () => (await import("./HeroSound.tsx")).HeroSound, {
  isQuiet: true,
});

type HeroSceneProps = {
  /** The visitor's farm: its field is shown as soon as there is a picture of it. */
  own: OwnFarm | null;
  /** The visitor's time of day in minutes, null before it is known. */
  now: number | null;
  /** The hour that is to be seen by now, null as long as it is the theme's. */
  shown: Hour | null;
  onShown(hour: Hour): void;
};

export function HeroScene({ own, now, shown, onShown }: HeroSceneProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [isLive, setLive] = useState(false);
  /** What is there of the visitor's own field: the field alone, or the farm as it stands on it. */
  const [drawn, setDrawn] = useState<"nothing" | "field" | "farm">("nothing");
  const mayBeLive = useSomebody();
  const mayBeHeard = useTouched();
  const season = useDrawnSeason();
  const half = chosen ?? (now === null ? null : halfOf(now));
  const wanted = half === null ? null : hourOf(half);
  // Under a live scene nobody sees the still: whatever has come already does.
  const pictured = isLive ? shown : wanted;
  const seen = drawn === "nothing" ? null : own;
  const field = seen ?? heroField;
  const hero = heroSeasons[season];
  const minutes = chosen === null ? now : chosen * 30;
  const { parish } = field;
  const { region } = field.traits;
  const falls = minutes === null ? null : fallsAt({ parish, region }, todayAt(minutes, new Date()));

  return (
    <figure
      className={`${layout.pictures} ${css.scene}`}
      data-live={isLive || undefined}
      data-own={seen ? "" : undefined}
    >
      <Sun half={half} />
      <Still
        className={css.cloudA!}
        picture={atHour(cloudA, shown)}
        alt=""
        sizes={`${largerSize(125)}, 120px`}
      />
      <Still
        className={css.cloudB!}
        picture={atHour(cloudB, shown)}
        alt=""
        sizes={`${largerSize(163)}, 150px`}
      />
      <Still
        className={css.island!}
        picture={pictured === "evening" ? hero.evening : atHour(hero.whole, pictured)}
        alt={isLive || seen ? "" : words.scene}
        sizes={`${largerSize(960)}, (min-width: 1600px) 960px, (min-width: 1000px) 800px, (min-width: 768px) 760px, 100vw`}
        priority
        onLoad={() => wanted && !isLive && onShown(wanted)}
      />
      {own && wanted && (
        <OwnDrawing
          field={own}
          hour={wanted}
          className={css.own!}
          onShown={(hour, isStanding) => {
            setDrawn(isStanding ? "farm" : "field");
            if (!isLive) onShown(hour);
          }}
        />
      )}
      {mayBeLive && wanted && (own === null || (seen && drawn !== "farm")) && (
        <LiveIsland
          traits={field.traits}
          hour={wanted}
          season={season}
          className={css.live!}
          buttons="none"
          air={falls}
          onLive={(what) => {
            setLive(what !== null);
            if (what) onShown(what.hour);
          }}
        />
      )}
      {now !== null && <HourControl now={now} chosen={chosen} onChoose={setChosen} />}
      {mayBeHeard && minutes !== null && wanted && (
        <HeroSound
          field={field}
          minutes={minutes}
          light={wanted}
          season={season}
          className={css.sound!}
        />
      )}
      <figcaption className={css.caption}>
        <FieldTag field={field} own={seen} isAwake={now !== null} />
      </figcaption>
    </figure>
  );
}
