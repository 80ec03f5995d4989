// A chord as printed keys; it is only for the eye, since controls tell it in their own way.
import { keyNames } from "../actions/chords.ts";
import css from "./Keys.module.css";

export function Keys({ chord }: { chord: string | undefined }) {
  if (chord === undefined) return null;
  return (
    <span className={css.keys} aria-hidden="true">
      {keyNames(chord).map((key) => (
        <kbd key={key} className={css.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
