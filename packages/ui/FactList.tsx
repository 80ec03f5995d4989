// A list of facts to be read before something is done, such as whom it reaches and what it costs.
import type { ReactNode } from "react";
import css from "./FactList.module.css";

type FactListProps = {
  className?: string | undefined;
  /** Each `dt` says what its `dd` is about. */
  children: ReactNode;
};

export const FactList = ({ className, children }: FactListProps) => (
  <dl className={className ? `${css.facts} ${className}` : css.facts}>{children}</dl>
);
