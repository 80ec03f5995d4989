// The hills behind the hero, and the stars over them at night.
import css from "./Sky.module.css";

export function Sky() {
  return (
    <div className={css.sky}>
      <svg
        className={css.hills}
        viewBox="0 0 1440 320"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={css.far} d="M0 40C170-12 330 4 520 26s300 34 460 8 300-44 460-4v290H0z" />
        <path
          className={css.middle}
          d="M0 122C160 84 310 84 500 102s330 26 500-6 310-22 440 8v216H0z"
        />
        <path
          className={css.near}
          d="M0 208c190-40 370-42 600-22s440 12 620-16c90-14 160-2 220 8v142H0z"
        />
        <path
          className={css.blades}
          d="M40 228c150-28 340-34 590-16M100 252c170-38 300-34 480-20M880 250c160-2 290-22 440-38"
        />
      </svg>
    </div>
  );
}
