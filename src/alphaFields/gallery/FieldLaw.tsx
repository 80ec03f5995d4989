// How a field comes by its traits, in plain words, and what somebody needs who works it out again.
import site from "../../../site.config.ts";
import { BLOCK } from "../../fields/land/block.ts";
import css from "./FieldLaw.module.css";
import { lawStrings as strings } from "./lawStrings.ts";

const { size } = site.collection;

export function FieldLaw() {
  return (
    <div className={css.law}>
      <h3>{strings.title}</h3>
      <div className={css.words}>
        <p>{strings.land}</p>
        <p>{strings.seed}</p>
      </div>
      {size % BLOCK !== 0 && <p>{strings.unfilled(size)}</p>}
      <details>
        <summary>{strings.again}</summary>
        <ol>
          {strings.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          {strings.sum} <code>{strings.digest}</code>
        </p>
        <p>{strings.source}</p>
      </details>
    </div>
  );
}
