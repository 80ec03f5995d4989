// The island with its clouds, the sun that sets its hour, and the label that hangs from it.
import { heroField } from "virtual:hero-field";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { useEffect, useRef, useState } from "react";
import words from "../../../content/landing/hero.json";
import byHour from "../../scene/hour/byHour.module.css";
import { setPageHour } from "../../scene/hour/pageHour.ts";
import { useIsDark } from "../../scene/hour/useIsDark.ts";
import { firstHalf, halfOf, hourOf } from "../../scene/light/dayParts.ts";
import { hourChart } from "../../scene/light/hourChart.ts";
import { type Hour, hours } from "../../scene/light/hours.ts";
import { cloudA, cloudB } from "../../stills/clouds.ts";
import { heroSeasons } from "../../stills/heroSeasons.ts";
import { Still, type StillPicture, type StillSource } from "../../stills/Still.tsx";
import { largerSize } from "../layout/largerSizes.ts";
import layout from "../layout/layout.module.css";
import { useSomebody, useTouched } from "../presence/useSomebody.ts";
import { useDrawnSeason } from "../season/useDrawnSeason.ts";
import { FieldTag } from "./FieldTag.tsx";
import { fallsAt, todayAt } from "./fallsAt.ts";
import css from "./HeroScene.module.css";
import { HourControl, SunOverField } from "./SunOverField.tsx";
import type { OwnFarm } from "./useOwnFarm.ts";

/** Clouds have no evening. */
const cloudAt = ({ night, ...cloud }: StillPicture, hour: "day" | "night"): StillPicture =>
  hour === "night" ? { ...cloud, day: night as StillSource } : cloud;

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
};

export function HeroScene({ own, now }: HeroSceneProps) {
  const isDark = useIsDark();
  /** Null for now; undefined as long as nobody has chosen, and the hour is that which the page began with. */
  const [picked, setPicked] = useState<number | null>();
  const [isLive, setLive] = useState(false);
  /** What is there of the visitor's own field: the field alone, or the farm as it stands on it. */
  const [drawn, setDrawn] = useState<"nothing" | "field" | "farm">("nothing");
  const mayBeLive = useSomebody();
  const mayBeHeard = useTouched();
  const season = useDrawnSeason();
  const real = now === null ? null : halfOf(now);
  const first = real === null ? null : firstHalf(real, isDark);
  const chosen = picked === undefined && first !== real ? first : (picked ?? null);
  const half = chosen ?? real;
  const wanted = half === null ? null : hourChart[hourOf(half)].field;
  const seen = drawn === "nothing" ? null : own;
  const field = seen ?? heroField;
  const hero = heroSeasons[season];
  const stills = useRef<HTMLDivElement>(null);
  const isOwnSeen = seen !== null;
  /** Those of hours that were wanted stay, so that one fades into the other. */
  const [kept, setKept] = useState<readonly Hour[]>([]);
  if (wanted && !kept.includes(wanted)) setKept([...kept, wanted]);
  useEffect(() => {
    if (wanted === null || isLive || isOwnSeen) return;
    let isWanted = true;
    const image = stills.current!.querySelectorAll("img")[hours.indexOf(wanted)]!;
    // The sky waits for it; where it does not come, the hour does all the same.
    image
      .decode()
      .catch(() => {})
      .then(() => isWanted && setPageHour(wanted));
    return () => {
      isWanted = false;
    };
  }, [wanted, isLive, isOwnSeen]);
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
      <SunOverField half={half} />
      {(["day", "night"] as const).map((hour) => (
        <Clouds key={hour} hour={hour} />
      ))}
      <div ref={stills} className={css.stills}>
        {hours.map((hour) => (
          <Still
            key={hour}
            className={`${css.island} ${byHour[hour]} ${kept.includes(hour) ? css.kept : ""}`}
            picture={hero[hour]}
            alt={isLive || seen || (wanted ?? hour) !== hour ? "" : words.scene}
            sizes={`${largerSize(960)}, (min-width: 1600px) 960px, (min-width: 1000px) 800px, (min-width: 768px) 760px, 100vw`}
            priority
            isChosen
          />
        ))}
      </div>
      {own && wanted && (
        <OwnDrawing
          field={own}
          hour={wanted}
          className={css.own!}
          onShown={(hour, isStanding) => {
            setDrawn(isStanding ? "farm" : "field");
            if (!isLive) setPageHour(hour);
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
            if (what) setPageHour(what.hour);
          }}
        />
      )}
      {now !== null && <HourControl now={now} chosen={chosen} onChoose={setPicked} />}
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

function Clouds({ hour }: { hour: "day" | "night" }) {
  const seen = `${byHour[hour]} ${hour === "day" ? byHour.light : ""}`;
  return (
    <>
      <Still
        className={`${css.cloudA} ${seen}`}
        picture={cloudAt(cloudA, hour)}
        alt=""
        sizes={`${largerSize(125)}, 120px`}
      />
      <Still
        className={`${css.cloudB} ${seen}`}
        picture={cloudAt(cloudB, hour)}
        alt=""
        sizes={`${largerSize(163)}, 150px`}
      />
    </>
  );
}
