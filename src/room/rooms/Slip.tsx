// A slip of paper over the room: a few words, and what can be done about them.
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/Icon.tsx";
import css from "./Slip.module.css";

type SlipProps = {
  words: string;
  mark?: LucideIcon;
  isTrouble?: boolean;
  /** Heard when it comes. */
  isSaid?: boolean;
  /** Buttons. */
  children?: ReactNode;
};

export const Slip = ({ words, mark, isTrouble, isSaid, children }: SlipProps) => (
  <div
    className={css.slip}
    data-is-trouble={isTrouble || undefined}
    role={isSaid ? "status" : undefined}
  >
    {mark && <Icon of={mark} className={css.mark} />}
    <p className={css.words}>{words}</p>
    {children && <div className={css.ways}>{children}</div>}
  </div>
);
