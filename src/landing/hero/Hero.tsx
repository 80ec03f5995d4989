// The first view: what the game is, over a field at the hour of the visitor's theme.
import site from "../../../site.config.ts";
import { link } from "../../lib/link.ts";
import { Button } from "../../ui/Button.tsx";
import pill from "../../ui/Pill.module.css";
import layout from "../layout.module.css";
import css from "./Hero.module.css";
import { HeroScene } from "./HeroScene.tsx";
import { Sky } from "./Sky.tsx";
import { strings } from "./strings.ts";

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
              {strings.day}
            </span>
            <span className={css.night}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M20 14A8.5 8.5 0 1 1 10 4a6.8 6.8 0 0 0 10 10z" />
              </svg>
              {strings.night}
            </span>
          </p>
          <h1 className={css.title}>
            {sentences.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h1>
          <p className={css.lede}>
            {site.description} {strings.promise}
          </p>
          <p className={css.ways}>
            <Button href={link("/#overview")} icon={<Sprout />}>
              {strings.seeSeed}
            </Button>
            {site.features.roomDesigner && (
              <Button kind="secondary" href={link("/room-designer")}>
                {strings.seeRoom}
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
