// The island of the hero with its clouds, its sun and the label that hangs from it.
import { cloudA } from "../../stills/cloudA.ts";
import { cloudB } from "../../stills/cloudB.ts";
import { hero } from "../../stills/hero.ts";
import { Still } from "../../stills/Still.tsx";
import layout from "../layout.module.css";
import css from "./HeroScene.module.css";
import { strings } from "./strings.ts";

export function HeroScene() {
  return (
    <figure className={`${layout.pictures} ${css.scene}`}>
      <Still className={css.cloudA!} picture={cloudA} alt="" sizes="120px" />
      <Still className={css.cloudB!} picture={cloudB} alt="" sizes="150px" />
      <Still
        className={css.island!}
        picture={hero}
        alt={strings.scene}
        sizes="(min-width: 1600px) 890px, (min-width: 1000px) 740px, (min-width: 768px) 720px, 94vw"
        priority
      />
      <figcaption className={css.tag}>
        <b>{strings.tag}</b>
        <span>{strings.tagText}</span>
      </figcaption>
    </figure>
  );
}
