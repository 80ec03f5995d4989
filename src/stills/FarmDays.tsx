// The same farm on four of its days, side by side, so that one sees that a field changes with what is done on it.
import css from "./FarmDays.module.css";
import { farmDays } from "./farmDays.ts";
import { Still } from "./Still.tsx";

export type FarmDayWords = {
  /** "Day 30". */
  readonly name: string;
  readonly text: string;
  /** What is to be seen, for whoever does not see it. */
  readonly picture: string;
};

const SIZES = "(min-width: 1000px) 290px, 46vw";

export function FarmDays({ days }: { readonly days: readonly FarmDayWords[] }) {
  return (
    <ol role="list" className={css.days}>
      {farmDays.map((still, i) => {
        const { name, text, picture } = days[i]!;
        return (
          <li key={name} className={css.day}>
            <Still className={css.picture} picture={still} alt={picture} sizes={SIZES} />
            <p>
              <b>{name}</b> {text}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
