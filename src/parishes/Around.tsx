// The parishes around one, where they lie, each a way to its page.
import { parishLink } from "../alphaFields/links/index.ts";
import { parishNeighbours } from "../fields/land/parishPlace.ts";
import { parishName } from "../fields/parishNames.ts";
import css from "./Around.module.css";
import { strings } from "./strings.ts";

export function Around({ parish, size }: { parish: number; size: number }) {
  const around = parishNeighbours(parish, size);
  return (
    <section aria-labelledby="around-title">
      <h2 id="around-title">{strings.aroundTitle}</h2>
      <p className={css.text}>{strings.aroundText(around.length)}</p>
      {around.length > 0 && (
        <div className={css.comb}>
          <b aria-hidden="true" className={css.own}>
            {parishName(parish)}
          </b>
          <ul role="list">
            {around.map(({ parish: other, wind }) => (
              <li key={other} data-wind={wind} className={css.place}>
                <a href={parishLink(other)}>
                  <small aria-hidden="true">{strings.wind(wind)}</small>
                  <b>{parishName(other)}</b>
                  <span className="visually-hidden">{strings.toWind(wind)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
