// World: the country from above, its lands and soils, and how much of it there is.

import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { Tabs } from "@loamstead/ui/Tabs.tsx";
import MapIcon from "lucide-react/icons/map";
import Table from "lucide-react/icons/table-2";
import { useState } from "react";
import words from "../../../content/landing/world.json";
import { regionTones } from "../../fields/country/drawRegions.ts";
import { regions } from "../../fields/land/kinds.ts";
import { link } from "../../lib/link.ts";
import { fieldSeasons } from "../../stills/fieldSeasons.ts";
import { Still } from "../../stills/Still.tsx";
import { Sea } from "../../world/elsewhere/index.ts";
import layout from "../layout/layout.module.css";
import { useDrawnSeason } from "../season/useDrawnSeason.ts";
import { CountryMap } from "./CountryMap.tsx";
import paperCss from "./CountryPaper.module.css";
import landCss from "./LandViews.module.css";
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

type LandViewsProps = { selected: string; onSelect(id: string): void };

/** The lands in their colours on the map, or the soils as a table of what they are like. */
function LandViews({ selected, onSelect }: LandViewsProps) {
  return (
    <Tabs
      className={landCss.views}
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
  <ul role="list" className={landCss.legend}>
    {regions.map(({ id, name }) => (
      <li key={id}>
        <svg viewBox="0 0 16 18" aria-hidden="true">
          <path d="M8 0l8 4.5v9L8 18l-8-4.5v-9z" fill={regionTones[id]} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);

const SoilTable = () => (
  <table className={landCss.table}>
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
            <span className={landCss[id]}>{name}</span>
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
  const season = useDrawnSeason();
  return (
    <div className={paperCss.paper}>
      <Still className={paperCss.field!} picture={fieldSeasons[season]} alt="" sizes="150px" />
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

export function World() {
  const [view, setView] = useState<string>("legend");
  return (
    <section
      id="world"
      aria-labelledby="world-title"
      className={css.section}
      data-view={view === "table" ? "table" : undefined}
    >
      <Sea />
      <div className={`${layout.column} ${layout.parts} ${css.papers}`}>
        <div className={css.panel}>
          <h2 id="world-title" className={css.title}>
            {words.title}
          </h2>
          <p className={css.lede}>{words.lede}</p>
          <LandViews selected={view} onSelect={setView} />
          <Button href={link("/world")} className={css.open}>
            {strings.open}
          </Button>
        </div>
        <CountryMap />
        <CountryPaper />
      </div>
    </section>
  );
}
