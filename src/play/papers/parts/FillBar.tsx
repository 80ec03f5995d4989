// A trough that is filled as far as something is.
import css from "./paper.module.css";

type FillBarProps = { readonly has: number; readonly of: number };

export const FillBar = ({ has, of }: FillBarProps) => (
  <svg aria-hidden="true" className={css.bar}>
    <rect height="100%" rx="4" width={`${Math.min(100, (100 * has) / of)}%`} />
  </svg>
);
