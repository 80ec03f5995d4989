// The three rules of growing.
import words from "../../../content/landing/overview.json";
import css from "./GrowingRules.module.css";
import { strings } from "./strings.ts";

export function GrowingRules({ className }: { className: string }) {
  return (
    <ul role="list" aria-label={strings.rules} className={`${css.rules} ${className}`}>
      {words.rules.map(({ fact, text }) => (
        <li key={fact}>
          <p>
            <b>{fact}</b> {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
