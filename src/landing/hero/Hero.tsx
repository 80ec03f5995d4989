// The first view: what the game is, over a field at the hour of the visitor's theme.
import { Button } from "@loamstead/ui/Button.tsx";
import pill from "@loamstead/ui/Pill.module.css";
import words from "../../../content/landing/hero.json";
import site from "../../../site.config.ts";
import { link } from "../../lib/link.ts";
import { cloudA, cloudB, hero } from "../../stills/hero.ts";
import { Still } from "../../stills/Still.tsx";
import layout from "../layout/layout.module.css";
import css from "./Hero.module.css";
import sceneCss from "./HeroScene.module.css";
import skyCss from "./Sky.module.css";

/** The hills behind the hero, and the stars over them at night. */
function Sky() {
  return (
    <div className={skyCss.sky}>
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

/** The island with its clouds, its sun and the label that hangs from it. */
function HeroScene() {
  return (
    <figure className={`${layout.pictures} ${sceneCss.scene}`}>
      <Still className={sceneCss.cloudA!} picture={cloudA} alt="" sizes="120px" />
      <Still className={sceneCss.cloudB!} picture={cloudB} alt="" sizes="150px" />
      <Still
        className={sceneCss.island!}
        picture={hero}
        alt={words.scene}
        sizes="(min-width: 1600px) 890px, (min-width: 1000px) 740px, (min-width: 768px) 720px, 94vw"
        priority
      />
      <figcaption className={sceneCss.tag}>
        <b>{words.tag}</b>
        <span>{words.tagText}</span>
      </figcaption>
    </figure>
  );
}

const sentences = site.tagline.split(/(?<=[.!?])\s+/);

export function Hero() {
  return (
    <div className={css.hero}>
      <Sky />
      <div className={`${layout.column} ${css.view}`}>
        <div className={css.words}>
          <p className={`${pill.pill} ${css.chip}`}>
            <span className={css.day}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19" />
              </svg>
              {words.day}
            </span>
            <span className={css.night}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M20 14A8.5 8.5 0 1 1 10 4a6.8 6.8 0 0 0 10 10z" />
              </svg>
              {words.night}
            </span>
          </p>
          <h1 className={css.title}>
            {sentences.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h1>
          <p className={css.lede}>
            {site.description} {words.promise}
          </p>
          <p className={css.ways}>
            <Button href={link("/#overview")} icon={<Sprout />}>
              {words.seeSeed}
            </Button>
            {site.features.roomDesigner && (
              <Button kind="secondary" href={link("/room-designer")}>
                {words.seeRoom}
              </Button>
            )}
          </p>
        </div>
        <HeroScene />
      </div>
    </div>
  );
}

const Sprout = () => (
  <svg className={css.sprout} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M7 20h10M12 20c.2-4-.2-6.3-1.5-8.5M10.5 11.5C9.5 8 7 6.4 3.5 6.6c.3 3.7 2.9 5.7 7 4.9zM12 14c-.3-5 2.5-8.3 8-8.6.2 5-3 8-8 8.6z" />
  </svg>
);
