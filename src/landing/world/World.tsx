// World: the country from above, its soils, and how much of it there is.
import { useState } from "react";
import layout from "../layout.module.css";
import { CountryMap } from "./CountryMap.tsx";
import { CountryPaper } from "./CountryPaper.tsx";
import { SoilViews } from "./SoilViews.tsx";
import { strings } from "./strings.ts";
import css from "./World.module.css";

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
