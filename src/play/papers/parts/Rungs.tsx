// How far something is, in dots: full ones and empty ones.
import css from "./paper.module.css";
import { strings } from "./strings.ts";

type RungsProps = { readonly has: number; readonly of: number };

export const Rungs = ({ has, of }: RungsProps) => (
  <span role="img" aria-label={strings.rung(has, of)} className={css.rungs}>
    {Array.from({ length: of }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dots are told apart by nothing else.
      <i key={i} data-full={i < has || undefined} />
    ))}
  </span>
);
