// A figure whose digits roll to what they are now, from right to left, once.
import { useState } from "react";
import css from "./Rolled.module.css";

type Roll = { readonly text: string; readonly was: string };

/** Counted from the right, where the figures are; null where nothing is or the same was. */
const before = ({ text, was }: Roll, i: number): string | null => {
  const one = was[was.length - text.length + i] ?? "";
  return /\d/.test(text[i]!) && one !== text[i] ? one : null;
};

export function Rolled({ text }: { readonly text: string }) {
  const [roll, setRoll] = useState<Roll>({ text, was: text });
  if (roll.text !== text) setRoll({ text, was: roll.text });
  return (
    <span className={css.figure}>
      {[...text].map((digit, i) => {
        const was = before(roll, i);
        const key = `${text.length - i} ${was} ${digit}`;
        return was === null ? (
          digit
        ) : (
          <span key={key} className={css.digit} data-was={was}>
            {digit}
          </span>
        );
      })}
    </span>
  );
}
