// The rules of growing, written on plant markers.
import css from "./RuleMarkers.module.css";
import { rules, strings } from "./strings.ts";

export function RuleMarkers() {
  return (
    <ul role="list" aria-label={strings.rules} className={css.markers}>
      {rules.map(({ fact, text }) => (
        <li key={fact} className={css.marker}>
          <p>
            <b>{fact}</b> {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
