// A row of a list on a paper: what it is, what there is to say of it, and what can be done with it.
import { Children, type ReactNode } from "react";
import css from "./paper.module.css";

type RowProps = {
  readonly picture?: ReactNode;
  readonly name: ReactNode;
  /** How many, when, or for what: at the end of the first line. */
  readonly end?: ReactNode;
  readonly words?: ReactNode;
  /** What its buttons have in common, for whoever hears them without the row. */
  readonly group?: string;
  readonly children?: ReactNode;
};

export function PaperRow({ picture, name, end, words, group, children }: RowProps) {
  return (
    <li className={css.row}>
      {picture}
      <p className={css.head}>
        <b>{name}</b>
        {end !== undefined && <span className={css.end}>{end}</span>}
      </p>
      {words !== undefined && <p className={css.words}>{words}</p>}
      {Children.toArray(children).length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
        <div role="group" aria-label={group} className={css.deeds}>
          {children}
        </div>
      )}
    </li>
  );
}
