// All fields of a parish, each with its picture, its name and its number.
import { memo, useMemo } from "react";
import { ListedField, useSheet } from "../alphaFields/emblem/index.ts";
import { fieldLink } from "../alphaFields/links/index.ts";
import { fieldName } from "../fields/names/fieldName.ts";
import type { SpriteSheet } from "../fields/sheets/sheets.ts";
import type { FieldTraits } from "../fields/traits.ts";
import { link } from "../lib/link.ts";
import css from "./Fields.module.css";
import { strings } from "./strings.ts";

type FieldsProps = {
  parish: number;
  fields: readonly FieldTraits[];
  /** Whether their pictures lie on a sheet. */
  hasSheet: boolean;
};

export const Fields = memo(function Fields({ parish, fields, hasSheet }: FieldsProps) {
  const sheet = useMemo<SpriteSheet>(() => ({ kind: "parish", n: parish }), [parish]);
  const state = useSheet(sheet, hasSheet);
  return (
    <section aria-labelledby="fields-title">
      <h2 id="fields-title">{strings.fieldsTitle(fields.length)}</h2>
      <p className={css.filter}>
        <a href={link(`/fields?parish=${parish}`)}>{strings.filter}</a>
      </p>
      <ul role="list" className={css.fields}>
        {fields.map((traits, at) => (
          <li key={traits.id}>
            <a href={fieldLink(traits.id)} className={css.field}>
              <ListedField
                traits={traits}
                sheet={sheet}
                state={state}
                at={at}
                className={css.picture}
              />
              <b>{fieldName(traits.id, traits)}</b> <small>{strings.field(traits.id)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
});
