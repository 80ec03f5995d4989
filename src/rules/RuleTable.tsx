// A table of the rules, as in an almanac: its caption, and a row for each thing.
import css from "./RuleTable.module.css";
import type { Sheet } from "./sheets/sheet.ts";

export function RuleTable({ sheet: { caption, head, rows } }: { sheet: Sheet }) {
  return (
    <table className={css.table}>
      <caption>{caption}</caption>
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
