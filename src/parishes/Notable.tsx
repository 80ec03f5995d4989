// What a parish is known for: pictures of its most remarkable fields, and its landmarks, each leading to the fields that have it.
import pill from "@loamstead/ui/Pill.module.css";
import { countedOdds, SmallField } from "../alphaFields/emblem/index.ts";
import { fieldLink } from "../alphaFields/links/index.ts";
import { fieldName } from "../fields/names/fieldName.ts";
import { traitTitles } from "../fields/odds.ts";
import type { FieldTraits } from "../fields/traits.ts";
import { link } from "../lib/link.ts";
import css from "./Notable.module.css";
import { notableFields, type Reason } from "./notableFields.ts";
import { rankKinds, rarestOf } from "./parishFacts.ts";
import { strings } from "./strings.ts";

const whyOf = (reason: Reason): string => {
  if (reason.is === "highest") return strings.highest;
  return reason.is === "rarest" ? strings.rarestHere(reason.kind.name) : reason.kind.name;
};

type NotableProps = { parish: number; fields: readonly FieldTraits[]; highest: number | null };

export function Notable({ parish, fields, highest }: NotableProps) {
  const found = (trait: string, kind: string) => link(`/fields?${trait}=${kind}&parish=${parish}`);
  const landmarks = rankKinds(fields, "landmark").filter(({ kind }) => kind.id !== "none");
  const { kind, trait, fields: having } = rarestOf(fields);
  return (
    <section aria-labelledby="notable-title" className={css.notable}>
      <h2 id="notable-title">{strings.notableTitle}</h2>
      <p className={css.rare}>
        {strings.rarest}:{" "}
        <a href={found(trait, kind.id)}>
          {strings.rare(kind.name, traitTitles[trait], countedOdds(trait, kind.id as never))}
        </a>{" "}
        {strings.on(having.length)}
      </p>
      <ul role="list" className={css.fields}>
        {notableFields(fields, highest).map(({ field, reason }) => (
          <li key={field.id}>
            <a href={fieldLink(field.id)} className={css.field}>
              <SmallField traits={field} className={css.picture} />
              <b>{fieldName(field.id, field)}</b> <small>{whyOf(reason)}</small>
            </a>
          </li>
        ))}
      </ul>
      <h3 className={css.landmarks}>{strings.landmarks}</h3>
      {landmarks.length === 0 && <p className={css.rare}>{strings.noLandmarks}</p>}
      <ul role="list" className={css.chips}>
        {landmarks.map(({ kind: mark, count }) => (
          <li key={mark.id}>
            <a href={found("landmark", mark.id)} className={`${pill.pill} ${css.chip}`}>
              {mark.name} <span>{strings.times(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
