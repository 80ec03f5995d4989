// The published table of odds: every kind of every trait, its share, and a way to the fields that have it.
import {
  type Kind,
  odds,
  type TraitName,
  totals,
  traitNames,
  traitTitles,
} from "../../fields/odds.ts";
import css from "./OddsTable.module.css";
import { galleryLink } from "./search.ts";
import { galleryStrings as strings } from "./strings.ts";

export function OddsTable() {
  return (
    <section id="odds" aria-labelledby="odds-title" className={css.odds}>
      <h2 id="odds-title">{strings.oddsTitle}</h2>
      <p className={css.lede}>{strings.oddsLede}</p>
      <div className={css.tables}>
        {traitNames.map((trait) => {
          const kinds: readonly Kind[] = odds[trait];
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
                </tr>
              </thead>
              <tbody>
                {kinds.map(({ id, name, weight }) => (
                  <tr key={id}>
                    <th scope="row">
                      <a href={kindLink(trait, id)}>{name}</a>
                    </th>
                    <td>
                      <svg aria-hidden="true" className={css.bar}>
                        <rect height="100%" rx="5" width={`${(100 * weight) / most}%`} />
                      </svg>
                      <span>{strings.share(weight / totals[trait])}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          );
        })}
      </div>
    </section>
  );
}

/** Where every kind is as likely as the others, a table would say one thing many times. */
function EvenOdds({ trait }: { trait: TraitName }) {
  const kinds: readonly Kind[] = odds[trait];
  return (
    <div className={css.even}>
      <h3>{traitTitles[trait]}</h3>
      <p>{strings.evenOdds(kinds.length)}</p>
      <ul role="list">
        {kinds.map(({ id, name }) => (
          <li key={id}>
            <a href={kindLink(trait, id)}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const kindLink = (trait: TraitName, id: string): string =>
  galleryLink({ filters: { [trait]: id }, parish: null, page: 1 });
