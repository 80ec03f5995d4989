// The parishes around one, where they lie, each a hex in the colour of its land and a way to its page.
import { regionColours } from "../alphaFields/emblem/index.ts";
import { parishLink } from "../alphaFields/links/index.ts";
import { parishLand } from "../fields/land/parishLand.ts";
import { parishNeighbours } from "../fields/land/parishPlace.ts";
import { kindName } from "../fields/odds.ts";
import { parishName } from "../fields/parishNames.ts";
import css from "./NeighbourParishes.module.css";
import { strings } from "./strings.ts";

const regionOf = (parish: number) => parishLand(parish)?.region;

export function NeighbourParishes({ parish, size }: { parish: number; size: number }) {
  const around = parishNeighbours(parish, size);
  return (
    <section aria-labelledby="around-title" className={css.around}>
      <h2 id="around-title">{strings.aroundTitle}</h2>
      <p className={css.text}>{strings.aroundText(around.length)}</p>
      {around.length > 0 && (
        <div className={`${regionColours} ${css.comb}`}>
          <b aria-hidden="true" className={css.own}>
            {parishName(parish)}
          </b>
          <ul role="list">
            {around.map(({ parish: other, wind }) => {
              const region = regionOf(other);
              return (
                <li key={other} data-wind={wind} data-region={region} className={css.place}>
                  <a href={parishLink(other)}>
                    <b>{parishName(other)}</b>
                    {region && <small>{kindName("region", region)}</small>}
                    <span className="visually-hidden">{strings.toWind(wind)}</span>
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </section>
  );
}
