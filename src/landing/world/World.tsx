// World: the country from above, its soils, and how much of it there is.

import { Icon } from "@loamstead/ui/Icon.tsx";
import pill from "@loamstead/ui/Pill.module.css";
import { Tabs } from "@loamstead/ui/Tabs.tsx";
import MapIcon from "lucide-react/icons/map";
import Table from "lucide-react/icons/table-2";
import { useState } from "react";
import words from "../../../content/landing/world.json";
import { field } from "../../stills/field.ts";
import { map } from "../../stills/map.ts";
import { Still } from "../../stills/Still.tsx";
import layout from "../layout/layout.module.css";
import mapCss from "./CountryMap.module.css";
import paperCss from "./CountryPaper.module.css";
import soilsCss from "./SoilViews.module.css";
import { strings } from "./strings.ts";
import css from "./World.module.css";

/** How each treats water, and what likes to grow in it. */
const soils = [
  { id: "loam", name: "Loam", water: "keeps it well", goodFor: "nearly everything" },
  { id: "clay", name: "Clay", water: "keeps it longest", goodFor: "wheat, and patience" },
  { id: "sand", name: "Sand", water: "lets it go", goodFor: "carrots, long and straight" },
  { id: "chalk", name: "Chalk", water: "drains through", goodFor: "cabbages" },
  { id: "peat", name: "Peat", water: "soaks it up", goodFor: "tomatoes" },
  { id: "silt", name: "Silt", water: "keeps it well", goodFor: "pumpkins of some size" },
] as const;

type SoilViewsProps = { selected: string; onSelect(id: string): void };

/** The six soils, as the legend of the map or as a table of what they are like. */
function SoilViews({ selected, onSelect }: SoilViewsProps) {
  return (
    <Tabs
      className={soilsCss.views}
      label={strings.views}
      selected={selected}
      onSelect={onSelect}
      tabs={[
        { id: "legend", label: strings.legend, icon: <Icon of={MapIcon} />, panel: <Legend /> },
        { id: "table", label: strings.table, icon: <Icon of={Table} />, panel: <SoilTable /> },
      ]}
    />
  );
}

const Legend = () => (
  <ul role="list" className={soilsCss.legend}>
    {soils.map(({ id, name }) => (
      <li key={id} className={soilsCss[id]}>
        {name}
      </li>
    ))}
  </ul>
);

const SoilTable = () => (
  <table className={soilsCss.table}>
    <caption className="visually-hidden">{strings.soils}</caption>
    <thead>
      <tr>
        <th scope="col">{strings.soil}</th>
        <th scope="col">{strings.water}</th>
        <th scope="col">{strings.goodFor}</th>
      </tr>
    </thead>
    <tbody>
      {soils.map(({ id, name, water, goodFor }) => (
        <tr key={id}>
          <th scope="row">
            <span className={soilsCss[id]}>{name}</span>
          </th>
          <td>{water}</td>
          <td>{goodFor}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The country in four numbers, on a paper with a field standing on its edge. */
function CountryPaper() {
  return (
    <div className={paperCss.paper}>
      <Still className={paperCss.field!} picture={field} alt="" sizes="150px" />
      <h3>{words.paper}</h3>
      <dl className={paperCss.facts}>
        {words.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Where each of the names stands on the picture. */
const spots = [
  mapCss.saltings,
  mapCss.peatFold,
  mapCss.chalkHundred,
  mapCss.upperMarl,
  mapCss.gooseEnd,
  mapCss.withyBottom,
  mapCss.eastBarns,
];

/** The picture of the country with the names of its parishes on it. */
function CountryMap() {
  return (
    <div className={mapCss.window}>
      <div className={`${layout.pictures} ${mapCss.country}`}>
        <Still
          className={mapCss.picture!}
          picture={map}
          alt={words.map}
          sizes="(min-width: 1000px) max(1920px, 100vw), 1480px"
        />
        <ul role="list" aria-label={strings.names} className={mapCss.parishes}>
          {words.names.map((name, at) => (
            <li key={name} className={`${pill.pill} ${spots[at]}`}>
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
            {words.title}
          </h2>
          <p className={css.lede}>{words.lede}</p>
          <SoilViews selected={view} onSelect={setView} />
        </div>
        <CountryPaper />
      </div>
    </section>
  );
}
