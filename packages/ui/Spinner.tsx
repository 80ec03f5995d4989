// A turning ring for what takes a moment, alone or around the picture of what is awaited.
import type { ReactNode } from "react";
import css from "./Spinner.module.css";

type SpinnerProps = {
  /** What is awaited. Without it the ring is decoration beside words that say so. */
  label?: string | undefined;
  size?: "small" | "normal";
  /** A picture in the middle of the ring. */
  children?: ReactNode;
};

export function Spinner({ label, size = "normal", children }: SpinnerProps) {
  const spoken = label === undefined ? undefined : { role: "progressbar", "aria-label": label };
  return (
    <span className={css.spinner} data-size={children ? "around" : size}>
      <span className={css.ring} {...spoken} />
      {children}
    </span>
  );
}
