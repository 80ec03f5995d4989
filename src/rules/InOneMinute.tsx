// The game in short, before its law: six small pictures, each the way to its chapter.
import { chapters } from "../stills/chapters.ts";
import { Still } from "../stills/Still.tsx";
import { minuteFacts as facts } from "./facts.ts";
import css from "./InOneMinute.module.css";
import { minuteSteps, minuteTitle } from "./words/minute.ts";

export function InOneMinute() {
  return (
    <section aria-labelledby="minute-title" className={css.minute}>
      <h2 id="minute-title">{minuteTitle}</h2>
      <ol role="list" className={css.steps}>
        {minuteSteps(facts).map(({ of, title, text }) => (
          <li key={of} className={css.step}>
            <Still className={css.picture} picture={chapters[of]} alt="" sizes="112px" />
            <h3 className={css.title}>
              <a href={`#${of}`}>{title}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
