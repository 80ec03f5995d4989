// The land of a parish in numbers: how much of each region and soil, its coast, its rivers, how high it lies.
import { fieldLink } from "../alphaFields/links/index.ts";
import { BLOCK } from "../fields/land/block.ts";
import type { ParishLand } from "../fields/land/parishLand.ts";
import { fieldsBySea } from "../fields/land/parishPlace.ts";
import { parishesOf } from "../fields/parishSlug.ts";
import type { FieldTraits } from "../fields/traits.ts";
import { link } from "../lib/link.ts";
import css from "./ParishLandFacts.module.css";
import { type Count, rankKinds } from "./parishFacts.ts";
import { strings } from "./strings.ts";

type SharesProps = {
  trait: "region" | "soil";
  parish: number;
  caption: string;
  counts: readonly Count[];
  of: number;
};

function Shares({ trait, parish, caption, counts, of }: SharesProps) {
  return (
    <table className={css.table}>
      <caption>{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{strings.kind}</th>
          <th scope="col">{strings.count}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ kind, count }) => (
          <tr key={kind.id}>
            <th scope="row">
              <a href={link(`/fields?${trait}=${kind.id}&parish=${parish}`)} className={css.kind}>
                {kind.name}
              </a>
            </th>
            <td>
              <svg aria-hidden="true" className={css.bar}>
                <rect height="100%" rx="5" width={`${(100 * count) / of}%`} />
              </svg>
              <span className={css.count}>{count}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type LandProps = {
  parish: number;
  fields: readonly FieldTraits[];
  size: number;
  /** Null where nobody has measured it. */
  land: ParishLand | null;
  nameOf(id: number): string;
};

export function ParishLandFacts({ parish, fields, size, land, nameOf }: LandProps) {
  const bySea = fieldsBySea(parish, size);
  const facts: [string, React.ReactNode][] = [
    [strings.sea, bySea === 0 ? strings.noSea : strings.counts(bySea)],
  ];
  if (land) {
    const { river, height, highest } = land;
    facts.push([strings.river, river === 0 ? strings.noRiver : strings.counts(river)]);
    if (size === BLOCK) facts.push([strings.height, strings.heightOf(height, parishesOf(size))]);
    facts.push([
      strings.highest,
      <a key="highest" href={fieldLink(highest)}>
        {nameOf(highest)}, {highest}
      </a>,
    ]);
  }
  return (
    <section aria-labelledby="land-title" className={css.land}>
      <h2 id="land-title">{strings.landTitle}</h2>
      <div className={css.tables}>
        {(["region", "soil"] as const).map((trait) => (
          <Shares
            key={trait}
            trait={trait}
            parish={parish}
            caption={strings[trait]}
            counts={rankKinds(fields, trait)}
            of={fields.length}
          />
        ))}
      </div>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
