// A table of the rules, as in an almanac: its caption, and a row for each thing; a long one is folded under its name.
import css from "./RuleTable.module.css";
import type { RuleSheet } from "./sheets/sheet.ts";
import { rulesStrings as strings } from "./words/strings.ts";

/** A longer one is only in the way of whoever reads on. */
const LONG = 8;

export function RuleTable({ sheet }: { sheet: RuleSheet }) {
  const { caption, rows } = sheet;
  if (rows.length <= LONG)
    return (
      <div className={css.leaf}>
        <Rows sheet={sheet} />
      </div>
    );
  return (
    <details className={css.leaf}>
      <summary className={css.name}>
        {caption} <small>{strings.rows(rows.length)}</small>
      </summary>
      <Rows sheet={sheet} isNamedAbove />
    </details>
  );
}

function Rows({ sheet, isNamedAbove = false }: { sheet: RuleSheet; isNamedAbove?: boolean }) {
  const { caption, head, rows } = sheet;
  return (
    <table className={css.table}>
      <caption>
        {isNamedAbove ? <span className="visually-hidden">{caption}</span> : caption}
      </caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={head[i + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
