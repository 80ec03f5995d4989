// The six soils, as the legend of the map or as a table of what they are like.
import MapIcon from "lucide-react/icons/map";
import Table from "lucide-react/icons/table-2";
import { Icon } from "../../ui/Icon.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import css from "./SoilViews.module.css";
import { strings } from "./strings.ts";

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

export function SoilViews({ selected, onSelect }: SoilViewsProps) {
  return (
    <Tabs
      className={css.views}
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
  <ul role="list" className={css.legend}>
    {soils.map(({ id, name }) => (
      <li key={id} className={css[id]}>
        {name}
      </li>
    ))}
  </ul>
);

const SoilTable = () => (
  <table className={css.table}>
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
            <span className={css[id]}>{name}</span>
          </th>
          <td>{water}</td>
          <td>{goodFor}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
