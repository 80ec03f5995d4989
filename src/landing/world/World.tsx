// World: the country from above, its soils, and how much of it there is.
import { useState } from "react";
import site from "../../../site.config.ts";
import { field } from "../../stills/field.ts";
import { map } from "../../stills/map.ts";
import { Still } from "../../stills/Still.tsx";
import pill from "../../ui/Pill.module.css";
import layout from "../layout/layout.module.css";
import mapCss from "./CountryMap.module.css";
import paperCss from "./CountryPaper.module.css";
import { SoilViews } from "./SoilViews.tsx";
import { parishes, strings } from "./strings.ts";
import css from "./World.module.css";

const facts = [
  [strings.fields, site.collection.size.toLocaleString("en-GB")],
  [strings.parishCount, strings.aboutHundred],
  [strings.soilCount, strings.six],
  [strings.crosses, strings.one],
];

/** The country in four numbers, on a paper with a field standing on its edge. */
function CountryPaper() {
  return (
    <div className={paperCss.paper}>
      <Still className={paperCss.field!} picture={field} alt="" sizes="150px" />
      <h3>{strings.paper}</h3>
      <dl className={paperCss.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const names = Object.entries(parishes);

/** The picture of the country with the names of its parishes on it. */
function CountryMap() {
  return (
    <div className={mapCss.window}>
      <div className={`${layout.pictures} ${mapCss.country}`}>
        <Still
          className={mapCss.picture!}
          picture={map}
          alt={strings.map}
          sizes="(min-width: 1000px) max(1920px, 100vw), 1480px"
        />
        <ul role="list" aria-label={strings.parishes} className={mapCss.parishes}>
          {names.map(([id, name]) => (
            <li key={id} className={`${pill.pill} ${mapCss[id]}`}>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export function World() {
  const [view, setView] = useState<string>("legend");
  return (
    <section
      id="world"
      aria-labelledby="world-title"
      className={css.section}
      data-view={view === "table" ? "table" : undefined}
    >
      <CountryMap />
      <div className={`${layout.column} ${css.papers}`}>
        <div className={`${css.panel} ${layout.late}`}>
          <h2 id="world-title" className={css.title}>
            {strings.title}
          </h2>
          <p className={css.lede}>{strings.lede}</p>
          <SoilViews selected={view} onSelect={setView} />
        </div>
        <CountryPaper />
      </div>
    </section>
  );
}
