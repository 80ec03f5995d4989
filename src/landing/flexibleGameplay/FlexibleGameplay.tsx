// Flexible Gameplay: what a few minutes a day come to, laid out on one long shelf.
import { basket } from "../../stills/basket.ts";
import { cabbages, carrots, hen, pumpkins, tomatoes, wheat } from "../../stills/harvest.ts";
import { Still, type StillPicture } from "../../stills/Still.tsx";
import { sunflowers } from "../../stills/sunflowers.ts";
import { HillEdge } from "../layout/HillEdge.tsx";
import layout from "../layout/layout.module.css";
import css from "./FlexibleGameplay.module.css";
import { dayTexts, strings } from "./strings.ts";

type Day = { picture: StillPicture; day: string; text: string };

/** The example week, each day with what it leaves on the shelf. */
const days: readonly Day[] = [
  { picture: carrots, ...dayTexts.carrots },
  { picture: cabbages, ...dayTexts.cabbages },
  { picture: tomatoes, ...dayTexts.tomatoes },
  { picture: wheat, ...dayTexts.wheat },
  { picture: pumpkins, ...dayTexts.pumpkins },
  { picture: hen, ...dayTexts.hen },
  { picture: sunflowers, ...dayTexts.sunflowers },
];

export function FlexibleGameplay() {
  return (
    <section id="flexiblegameplay" aria-labelledby="flexiblegameplay-title" className={css.section}>
      <HillEdge className={css.ground!} />
      <div className={`${layout.column} ${css.head}`}>
        <div>
          <h2 id="flexiblegameplay-title">{strings.title}</h2>
          <p className={`${layout.lede} ${css.lede}`}>{strings.lede}</p>
        </div>
        <p className={css.amount}>
          <b>{strings.amount}</b> {strings.unit}
        </p>
      </div>
      <div className={`${css.shelf} ${layout.late}`}>
        <div className={`${layout.column} ${layout.pictures} ${css.board}`}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on small screens, also by arrow keys */}
          <section className={css.week} aria-label={strings.week} tabIndex={0}>
            <ol role="list" className={css.days}>
              {days.map(({ picture, day, text }) => (
                <li key={day} className={css.day}>
                  <Still className={css.thing!} picture={picture} alt="" sizes="140px" />
                  <p className={css.carved}>
                    <b>{day}</b> {text}
                  </p>
                </li>
              ))}
            </ol>
          </section>
          <div className={css.sum}>
            <Still className={css.basket!} picture={basket} alt={strings.basket} sizes="250px" />
            <p>
              <b>{strings.sum}</b> {strings.sumRest}
            </p>
          </div>
        </div>
      </div>
      <HillEdge className={css.wood!} hang />
    </section>
  );
}
