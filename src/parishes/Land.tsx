// The land of a parish in numbers: how much of each region and soil, its coast, its rivers, how high it lies.
import { fieldLink } from "../alphaFields/links/index.ts";
import { BLOCK } from "../fields/land/block.ts";
import { parishLand } from "../fields/land/parishLand.ts";
import { fieldsBySea } from "../fields/land/parishPlace.ts";
import { parishSize } from "../fields/land/place.ts";
import { parishesOf } from "../fields/parishSlug.ts";
import type { FieldTraits } from "../fields/traits.ts";
import css from "./Land.module.css";
import { type Count, countKinds } from "./parishFacts.ts";
import { strings } from "./strings.ts";

type SharesProps = { caption: string; counts: readonly Count[]; of: number };

function Shares({ caption, counts, of }: SharesProps) {
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
            <th scope="row">{kind.name}</th>
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
  nameOf(id: number): string;
};

export function Land({ parish, fields, size, nameOf }: LandProps) {
  // What was measured holds for the whole of a parish, and for a country that is no smaller.
  const isMeasured = (parish + 1) * parishSize <= BLOCK || size === BLOCK;
  const land = isMeasured && size >= BLOCK ? parishLand(parish) : null;
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
        <Shares caption={strings.region} counts={countKinds(fields, "region")} of={fields.length} />
        <Shares caption={strings.soil} counts={countKinds(fields, "soil")} of={fields.length} />
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
