// The island with its clouds, the sun that sets its hour, and the label that hangs from it.
import { heroField } from "virtual:hero-field";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { useState } from "react";
import words from "../../../content/landing/hero.json";
import { seasonAt } from "../../fields/calendar.ts";
import type { Hour } from "../../scene/light/hours.ts";
import { cloudA, cloudB, hero, heroEvening } from "../../stills/hero.ts";
import { Still, type StillPicture } from "../../stills/Still.tsx";
import layout from "../layout/layout.module.css";
import { useSomebody } from "../presence/useSomebody.ts";
import { halfOf, hourOf } from "./dayParts.ts";
import { FieldTag } from "./FieldTag.tsx";
import css from "./HeroScene.module.css";
import { HourControl, Sun } from "./SunOverField.tsx";
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
  const [isOwnDrawn, setOwnDrawn] = useState(false);
  const mayBeLive = useSomebody();
  const half = chosen ?? (now === null ? null : halfOf(now));
  const wanted = half === null ? null : hourOf(half);
  // Under a live scene nobody sees the still: whatever has come already does.
  const pictured = isLive ? shown : wanted;
  const seen = isOwnDrawn ? own : null;
  const field = seen ?? heroField;

  return (
    <figure
      className={`${layout.pictures} ${css.scene}`}
      data-live={isLive || undefined}
      data-own={seen ? "" : undefined}
    >
      <Sun half={half} />
      <Still className={css.cloudA!} picture={atHour(cloudA, shown)} alt="" sizes="120px" />
      <Still className={css.cloudB!} picture={atHour(cloudB, shown)} alt="" sizes="150px" />
      <Still
        className={css.island!}
        picture={pictured === "evening" ? heroEvening : atHour(hero, pictured)}
        alt={isLive || seen ? "" : words.scene}
        sizes="(min-width: 1600px) 960px, (min-width: 1000px) 800px, (min-width: 768px) 760px, 100vw"
        priority
        onLoad={() => wanted && !isLive && onShown(wanted)}
      />
      {own && wanted && (
        <OwnDrawing
          field={own}
          hour={wanted}
          className={css.own!}
          onShown={(hour) => {
            setOwnDrawn(true);
            if (!isLive) onShown(hour);
          }}
        />
      )}
      {mayBeLive && wanted && (own === null || seen) && (
        <LiveIsland
          traits={field.traits}
          hour={wanted}
          season={seasonAt(new Date())}
          className={css.live!}
          buttons="none"
          onLive={(what) => {
            setLive(what !== null);
            if (what) onShown(what.hour);
          }}
        />
      )}
      {now !== null && <HourControl now={now} chosen={chosen} onChoose={setChosen} />}
      <figcaption className={css.caption}>
        <FieldTag field={field} own={seen} isAwake={now !== null} />
      </figcaption>
    </figure>
  );
}
