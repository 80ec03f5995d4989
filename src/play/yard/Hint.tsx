// The next line for a newcomer: a press on it does what it says, or leads to where that is done.
import type { Lead } from "../view/leadOf.ts";
import css from "./Hint.module.css";

export type NextLine = {
  readonly words: string;
  /** Null where there is nothing to be done but to wait. */
  readonly lead: Lead | null;
};

type HintProps = {
  readonly line: NextLine;
  readonly onFollow: (lead: Lead) => void;
  /** The ring lies about the plot that it speaks of. */
  readonly points?: boolean;
};

export function Hint({ line: { words, lead }, onFollow, points = false }: HintProps) {
  const mark = { "data-points": points ? "" : undefined };
  return lead ? (
    <button type="button" className={css.hint} {...mark} onClick={() => onFollow(lead)}>
      {words}
    </button>
  ) : (
    <p className={css.hint} {...mark}>
      {words}
    </p>
  );
}
