// A slip of paper over what is beneath: a few words, and what can be done about them.
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Icon } from "./Icon.tsx";
import { announce } from "./LiveRegion.tsx";
import css from "./Slip.module.css";

type SlipProps = {
  words: string;
  /** Heard with them, and seen where the window has room for it. */
  more?: string | undefined;
  mark?: LucideIcon;
  isTrouble?: boolean;
  className?: string | undefined;
  /** Heard when it comes. */
  isSaid?: boolean;
  /** Buttons. */
  children?: ReactNode;
};

export function Slip({ words, more, className, mark, isTrouble, isSaid, children }: SlipProps) {
  const said = more === undefined ? words : `${words} ${more}`;
  // By the page's voice: readers notice a change in a region, not one that comes with its words.
  useEffect(() => {
    if (isSaid) announce(said);
  }, [isSaid, said]);
  return (
    <div
      className={className ? `${css.slip} ${className}` : css.slip}
      data-is-trouble={isTrouble || undefined}
    >
      {mark && <Icon of={mark} className={css.mark} />}
      <p className={css.words}>
        {words}
        {more !== undefined && <span className={css.more}> {more}</span>}
      </p>
      {children && <div className={css.ways}>{children}</div>}
    </div>
  );
}
