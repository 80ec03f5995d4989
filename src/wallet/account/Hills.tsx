// The strip of country along the top of the account dialog.
import css from "./Hills.module.css";

export function Hills() {
  return (
    <div className={css.country} aria-hidden="true">
      <div className={css.sun} />
      <svg viewBox="0 0 372 112" preserveAspectRatio="none" aria-hidden="true">
        <path className={css.far} d="M0 74C52 58 106 55 168 66s128 7 204-10v56H0z" />
        <path className={css.middle} d="M0 84c70-17 128-11 190-1s124 4 182-13v42H0z" />
        <path className={css.near} d="M0 98c66-10 132-8 198-3s116 3 174-4v21H0z" />
      </svg>
    </div>
  );
}
