// Fields side by side: islands with their numbers, each a link to its page.
import { kindName } from "../../fields/odds.ts";
import type { FieldTraits } from "../../fields/traits.ts";
import { fieldWords } from "../../fields/words.ts";
import { FieldEmblem } from "../emblem/FieldEmblem.tsx";
import { fieldLink } from "../fieldLinks.ts";
import css from "./FieldGrid.module.css";
import { galleryStrings as strings } from "./strings.ts";

/** What one would name first: the landmark where there is one, else the water. */
const best = ({ soil, water, landmark }: FieldTraits) =>
  `${kindName("soil", soil)} · ${
    landmark === "none"
      ? kindName("water", water).toLowerCase()
      : kindName("landmark", landmark).toLowerCase()
  }`;

export function FieldGrid({ fields }: { fields: readonly FieldTraits[] }) {
  return (
    <ul role="list" className={css.grid}>
      {fields.map((traits) => (
        <li key={traits.id}>
          <a href={fieldLink(traits.id)} className={css.field}>
            <FieldEmblem traits={traits} className={css.emblem} />
            <b>
              <span className="visually-hidden">{strings.field} </span>
              {traits.id}
            </b>{" "}
            <span className={css.best}>{best(traits)}</span>
            <span className="visually-hidden">. {fieldWords(traits)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
