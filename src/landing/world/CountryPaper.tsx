// The country in four numbers, on a paper with a field standing on its edge.
import site from "../../../site.config.ts";
import { field } from "../../stills/field.ts";
import { Still } from "../../stills/Still.tsx";
import css from "./CountryPaper.module.css";
import { strings } from "./strings.ts";

const facts = [
  [strings.fields, site.collection.size.toLocaleString("en-GB")],
  [strings.parishCount, strings.aboutHundred],
  [strings.soilCount, strings.six],
  [strings.crosses, strings.one],
];

export function CountryPaper() {
  return (
    <div className={css.paper}>
      <Still className={css.field!} picture={field} alt="" sizes="150px" />
      <h3>{strings.paper}</h3>
      <dl className={css.facts}>
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
