// The picture of the country with the names of its parishes on it.
import { map } from "../../stills/map.ts";
import { Still } from "../../stills/Still.tsx";
import pill from "../../ui/Pill.module.css";
import layout from "../layout.module.css";
import css from "./CountryMap.module.css";
import { parishes, strings } from "./strings.ts";

const names = Object.entries(parishes);

export function CountryMap() {
  return (
    <div className={css.window}>
      <div className={`${layout.pictures} ${css.country}`}>
        <Still
          className={css.picture!}
          picture={map}
          alt={strings.map}
          sizes="(min-width: 1000px) max(1920px, 100vw), 1480px"
        />
        <ul role="list" aria-label={strings.parishes} className={css.parishes}>
          {names.map(([id, name]) => (
            <li key={id} className={`${pill.pill} ${css[id]}`}>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
