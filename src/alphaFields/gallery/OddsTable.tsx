// The published table of odds: every kind of every trait, its share, and how many fields have it, which leads to them.
import { fieldCounts } from "virtual:field-counts";
import {
  odds,
  type TraitKind,
  type TraitName,
  totals,
  traitNames,
  traitTitles,
} from "../../fields/odds.ts";
import { link } from "../../lib/link.ts";
import { FieldLaw } from "./FieldLaw.tsx";
import css from "./OddsTable.module.css";
import { fieldGalleryLink } from "./search.ts";
import { fieldGalleryStrings as strings } from "./strings.ts";

type KindProps = { trait: TraitName; kind: TraitKind };

/** The fields there are of a kind, or no link where there are none. */
function Count({ trait, kind: { id, name } }: KindProps) {
  const count = fieldCounts[trait][id] ?? 0;
  if (count === 0) return strings.count(0);
  return (
    <a href={fieldGalleryLink({ filters: { [trait]: id }, parish: null, page: 1 })}>
      {strings.count(count)}
      <span className="visually-hidden">{strings.countRest(name)}</span>
    </a>
  );
}

export function OddsTable() {
  return (
    <section id="odds" aria-labelledby="odds-title" className={css.odds}>
      <h2 id="odds-title">{strings.oddsTitle}</h2>
      <p className={css.lede}>
        {strings.oddsLede} <a href={link("/rules#yield")}>{strings.oddsRules}</a>
      </p>
      <div className={css.tables}>
        {traitNames.map((trait) => {
          const kinds: readonly TraitKind[] = odds[trait];
          const most = Math.max(...kinds.map(({ weight }) => weight));
          if (kinds.every(({ weight }) => weight === most))
            return <EvenOdds key={trait} trait={trait} />;
          return (
            <table key={trait} className={css.table}>
              <caption>
                <span aria-hidden="true">{traitTitles[trait]}</span>
                <span className="visually-hidden">{strings.oddsCaption(traitTitles[trait])}</span>
              </caption>
              <thead className="visually-hidden">
                <tr>
                  <th scope="col">{strings.oddsKind}</th>
                  <th scope="col">{strings.oddsShare}</th>
                  <th scope="col">{strings.oddsCount}</th>
                </tr>
              </thead>
              <tbody>
                {kinds.map((kind) => (
                  <tr key={kind.id}>
                    <th scope="row">{kind.name}</th>
                    <td className={css.share}>
                      <svg aria-hidden="true" className={css.bar}>
                        <rect height="100%" rx="5" width={`${(100 * kind.weight) / most}%`} />
                      </svg>
                      <span>{strings.share(kind.weight / totals[trait])}</span>
                    </td>
                    <td className={css.count}>
                      <Count trait={trait} kind={kind} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          );
        })}
      </div>
      <FieldLaw />
    </section>
  );
}

/** Where every kind is as likely as the others, a table would say one thing many times. */
function EvenOdds({ trait }: { trait: TraitName }) {
  const kinds: readonly TraitKind[] = odds[trait];
  return (
    <div className={css.even}>
      <h3>{traitTitles[trait]}</h3>
      <p>{strings.evenOdds(kinds.length)}</p>
      <ul role="list">
        {kinds.map((kind) => (
          <li key={kind.id}>
            {kind.name}{" "}
            <span className={css.count}>
              <Count trait={trait} kind={kind} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
