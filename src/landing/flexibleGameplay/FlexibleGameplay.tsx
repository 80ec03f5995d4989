// Flexible Gameplay: what a few minutes a day come to, laid out on one long shelf.
import words from "../../../content/landing/flexible-gameplay.json";
import { basket } from "../../stills/basket.ts";
import { cabbages, carrots, hen, pumpkins, tomatoes, wheat } from "../../stills/harvest.ts";
import { Still } from "../../stills/Still.tsx";
import { sunflowers } from "../../stills/sunflowers.ts";
import { HillEdge } from "../layout/HillEdge.tsx";
import layout from "../layout/layout.module.css";
import css from "./FlexibleGameplay.module.css";
import { strings } from "./strings.ts";

/** What each day of the example week leaves on the shelf. */
const pictures = [carrots, cabbages, tomatoes, wheat, pumpkins, hen, sunflowers];

export function FlexibleGameplay() {
  return (
    <section id="flexiblegameplay" aria-labelledby="flexiblegameplay-title" className={css.section}>
      <HillEdge className={css.ground!} />
      <div className={`${layout.column} ${css.head}`}>
        <div>
          <h2 id="flexiblegameplay-title">{words.title}</h2>
          <p className={`${layout.lede} ${css.lede}`}>{words.lede}</p>
        </div>
        <p className={css.amount}>
          <b>{words.amount}</b> {words.unit}
        </p>
      </div>
      <div className={css.shelf}>
        <div className={`${layout.column} ${layout.pictures} ${css.board}`}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on small screens, also by arrow keys */}
          <section className={css.week} aria-label={strings.week} tabIndex={0}>
            <ol role="list" className={css.days}>
              {words.days.map(({ day, text }, at) => (
                <li key={day} className={css.day}>
                  <Still className={css.thing!} picture={pictures[at]!} alt="" sizes="140px" />
                  <p className={css.carved}>
                    <b>{day}</b> {text}
                  </p>
                </li>
              ))}
            </ol>
          </section>
          <div className={css.sum}>
            <Still className={css.basket!} picture={basket} alt={words.basket} sizes="250px" />
            <p>
              <b>{words.sum}</b> {words.sumRest}
            </p>
          </div>
        </div>
      </div>
      <HillEdge className={css.wood!} hang />
    </section>
  );
}
