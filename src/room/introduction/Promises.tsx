// How the designer will behave, beside an evening's history as it would be written down.
import paper from "@loamstead/ui/paperTokens.module.css";
import css from "./Promises.module.css";
import { evening, promises, strings } from "./strings.ts";

export function Promises() {
  return (
    <section aria-labelledby="promises-title" className={css.section}>
      <div>
        <h2 id="promises-title">{strings.promisesTitle}</h2>
        <dl className={css.promises}>
          {promises.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={`${paper.paper} ${css.shade}`}>
        <div className={css.strip}>
          <h3 className={css.stripTitle}>{strings.logTitle}</h3>
          <ol role="list" className={css.steps}>
            {evening.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
