// A button that has something done on the farm; where that lacks something it says what, and a press tells the ways to get it.
import { Button } from "@loamstead/ui/Button.tsx";
import { use, useId, useState } from "react";
import { createPortal } from "react-dom";
import { refusalWords } from "../../../farm/describe/refusal.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import type { FarmAction } from "../../session/playedFarm.ts";
import { doFrom } from "./doFrom.ts";
import { lackWords } from "./lackWords.ts";
import css from "./paper.module.css";
import { strings } from "./strings.ts";
import { ReasonPlace } from "./Tile.tsx";

export type WishButtonProps = {
  readonly paper: PaperProps;
  readonly wish: FarmAction;
  readonly kind?: "primary" | "secondary" | "quiet" | undefined;
  /** What is heard, where the words are short for want of room. */
  readonly label?: string | undefined;
  readonly onDone?: (() => void) | undefined;
  readonly children: string;
};

export function ActionButton(props: WishButtonProps) {
  const { paper, wish, kind = "secondary", label, onDone, children } = props;
  const id = useId();
  const place = use(ReasonPlace);
  const [isAsked, setAsked] = useState(false);
  const reason = paper.played.refusalOf(wish);
  if (!reason)
    return (
      <Button
        size="small"
        kind={kind}
        aria-label={label}
        onClick={({ currentTarget }) => {
          setAsked(false);
          if (doFrom(currentTarget, paper, wish)) onDone?.();
        }}
      >
        {children}
      </Button>
    );
  const lack = lackWords(reason, paper.clock);
  const words = isAsked && (
    <p id={id} className={css.reason}>
      {refusalWords(reason, paper.clock)}
    </p>
  );
  // It is tried all the same: time may have gone on since.
  return (
    <>
      <Button
        size="small"
        kind="secondary"
        className={css.lacks}
        aria-label={strings.lacking(label ?? children, lack)}
        aria-expanded={isAsked}
        aria-controls={isAsked ? id : undefined}
        onClick={({ currentTarget }) => {
          setAsked(!isAsked);
          if (!isAsked) doFrom(currentTarget, paper, wish);
        }}
      >
        {lack}
      </Button>
      {words && place ? createPortal(words, place) : words}
    </>
  );
}
