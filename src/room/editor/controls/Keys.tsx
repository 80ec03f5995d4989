// A chord as printed keys.
import { keyNames } from "../actions/chords.ts";
import css from "./Keys.module.css";

type KeysProps = {
  chord: string | undefined;
  /** Beside a control they are only for the eye, since that tells them in its own way. */
  kind?: "beside" | "alone";
};

export function Keys({ chord, kind = "beside" }: KeysProps) {
  if (chord === undefined) return null;
  return (
    <span className={css.keys} data-kind={kind} aria-hidden={kind === "beside" || undefined}>
      {keyNames(chord).map((key) => (
        <kbd key={key} className={css.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
