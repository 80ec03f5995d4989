// All fields of a parish, each with its emblem, its name and its number.
import { memo } from "react";
import { FieldEmblem } from "../alphaFields/emblem/index.ts";
import { fieldLink } from "../alphaFields/links/index.ts";
import { fieldName } from "../fields/names/fieldName.ts";
import type { FieldTraits } from "../fields/traits.ts";
import { link } from "../lib/link.ts";
import css from "./Fields.module.css";
import { strings } from "./strings.ts";

type FieldsProps = { parish: number; fields: readonly FieldTraits[] };

export const Fields = memo(function Fields({ parish, fields }: FieldsProps) {
  return (
    <section aria-labelledby="fields-title">
      <h2 id="fields-title">{strings.fieldsTitle(fields.length)}</h2>
      <p className={css.filter}>
        <a href={link(`/fields?parish=${parish}`)}>{strings.filter}</a>
      </p>
      <ul role="list" className={css.fields}>
        {fields.map((traits) => (
          <li key={traits.id}>
            <a href={fieldLink(traits.id)} className={css.field}>
              <FieldEmblem traits={traits} className={css.emblem} />
              <b>{fieldName(traits.id, traits)}</b> <small>{strings.field(traits.id)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
});
