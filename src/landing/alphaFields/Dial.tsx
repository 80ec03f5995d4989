// A picture of the wooden dial: four paper drums that show one field number.
import site from "../../../site.config.ts";
import css from "./Dial.module.css";
import { strings } from "./strings.ts";

const digitBeside = (digit: string, step: 1 | -1) => (Number(digit) + 10 + step) % 10;

const lastNumber = String(site.collection.size - 1);

export function Dial({ number }: { number: string }) {
  return (
    <div className={css.dial} role="img" aria-label={strings.dial(number)}>
      <p className={css.rim}>
        <span>{strings.dialTitle}</span>
        <span>{strings.dialRange(lastNumber)}</span>
      </p>
      <div className={css.drums}>
        {[...number].map((digit, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drum is its place
          <p key={place} className={css.drum}>
            <span>{digitBeside(digit, -1)}</span>
            <b>{digit}</b>
            <span>{digitBeside(digit, 1)}</span>
          </p>
        ))}
      </div>
      <p className={css.note}>{strings.dialNote}</p>
    </div>
  );
}
