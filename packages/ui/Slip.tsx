// A slip of paper over what is beneath: a few words, and what can be done about them.
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Icon } from "./Icon.tsx";
import { announce } from "./LiveRegion.tsx";
import css from "./Slip.module.css";

type SlipProps = {
  words: string;
  mark?: LucideIcon;
  isTrouble?: boolean;
  className?: string | undefined;
  /** Heard when it comes. */
  isSaid?: boolean;
  /** Buttons. */
  children?: ReactNode;
};

export function Slip({ words, className, mark, isTrouble, isSaid, children }: SlipProps) {
  // By the page's voice: readers notice a change in a region, not one that comes with its words.
  useEffect(() => {
    if (isSaid) announce(words);
  }, [isSaid, words]);
  return (
    <div
      className={className ? `${css.slip} ${className}` : css.slip}
      data-is-trouble={isTrouble || undefined}
    >
      {mark && <Icon of={mark} className={css.mark} />}
      <p className={css.words}>{words}</p>
      {children && <div className={css.ways}>{children}</div>}
    </div>
  );
}
