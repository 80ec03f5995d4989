// The first view: what the game is, and one of its fields under the sky of the hour.
import { Button } from "@loamstead/ui/Button.tsx";
import words from "../../../content/landing/hero.json";
import site from "../../../site.config.ts";
import { link } from "../../lib/link.ts";
import byHour from "../../scene/hour/byHour.module.css";
import { type Hour, hours } from "../../scene/light/hours.ts";
import layout from "../layout/layout.module.css";
import { useDrawnSeason } from "../season/useDrawnSeason.ts";
import css from "./Hero.module.css";
import { HeroScene } from "./HeroScene.tsx";
import skyCss from "./Sky.module.css";
import { strings } from "./strings.ts";
import tokens from "./tokens.module.css";
import { useClock } from "./useClock.ts";
import { useOwnFarm } from "./useOwnFarm.ts";
import { useOwnHour } from "./useOwnHour.ts";

/** The sky of an hour: the hills behind the hero, and the stars over them at night. */
function Sky({ hour }: { hour: Hour }) {
  const season = useDrawnSeason();
  return (
    <div
      className={`${tokens.sky} ${skyCss.sky} ${byHour[hour]}`}
      data-of={hour}
      data-season={season}
    >
      <svg
        className={skyCss.hills}
        viewBox="0 0 1440 320"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill="var(--hill-1)" d="M0 40C170-12 330 4 520 26s300 34 460 8 300-44 460-4v290H0z" />
        <path
          fill="var(--hill-2)"
          d="M0 122C160 84 310 84 500 102s330 26 500-6 310-22 440 8v216H0z"
        />
        <path
          fill="var(--hill-3)"
          d="M0 208c190-40 370-42 600-22s440 12 620-16c90-14 160-2 220 8v142H0z"
        />
        <path
          fill="none"
          stroke="var(--blade)"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
          d="M40 228c150-28 340-34 590-16M100 252c170-38 300-34 480-20M880 250c160-2 290-22 440-38"
        />
      </svg>
    </div>
  );
}

const sentences = site.tagline.split(/(?<=[.!?])\s+/);

export function Hero() {
  const now = useClock();
  const own = useOwnFarm(now);
  const season = useDrawnSeason();
  useOwnHour();

  return (
    <div className={`${tokens.sky} ${css.hero}`} data-season={season}>
      {hours.map((hour) => (
        <Sky key={hour} hour={hour} />
      ))}
      <div className={`${layout.column} ${css.view}`}>
        <div className={css.words}>
          <p className={css.what}>{words.what}</p>
          <h1 className={css.title}>
            {sentences.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h1>
          <p className={css.lede}>
            {site.description} {words.promise}
          </p>
          <p className={css.ways}>
            {site.features.play && (
              <Button href={link("/play")} icon={<Sprout />}>
                {own?.ready ? strings.bringIn(own.ready) : words.play}
              </Button>
            )}
            {!site.features.play && (
              <Button href={link("/#overview")} icon={<Sprout />}>
                {words.seeSeed}
              </Button>
            )}
            {site.features.roomDesigner && (
              <Button kind="secondary" href={link("/room-designer")}>
                {words.seeRoom}
              </Button>
            )}
          </p>
          {site.features.play && (
            <p className={css.open}>
              {words.open} <a href={link("/#overview")}>{words.seeSeed}</a>
            </p>
          )}
        </div>
        <HeroScene own={own} now={now} />
      </div>
    </div>
  );
}

const Sprout = () => (
  <svg className={css.sprout} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M7 20h10M12 20c.2-4-.2-6.3-1.5-8.5M10.5 11.5C9.5 8 7 6.4 3.5 6.6c.3 3.7 2.9 5.7 7 4.9zM12 14c-.3-5 2.5-8.3 8-8.6.2 5-3 8-8 8.6z" />
  </svg>
);
