// The country far below a floating field: two hills, the weather over them, and the edge of the ground the page goes on with.
import css from "./Hills.module.css";

type HillsProps = {
  /** Whether rain or snow is drawn as it falls. */
  falls?: "rain" | "snow" | undefined;
};

/** The hills at the foot of a sky. */
export function Hills({ falls }: HillsProps) {
  return (
    <div className={css.hills}>
      <svg
        className={css.stars}
        viewBox="0 0 1200 400"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <path d="M90 70h0M180 190h0M260 40h0M330 130h0M420 70h0M505 30h0M560 160h0M640 60h0M720 120h0M790 36h0M860 90h0M930 210h0M1010 50h0M1080 140h0M1150 80h0M60 290h0M1130 300h0" />
      </svg>
      <div className={css.clouds} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      {falls && <div className={css.falling} data-falls={falls} />}
      <svg
        className={css.land}
        viewBox="0 0 1440 300"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill="var(--far)" d="M0 120C220 20 420 40 640 110s520 80 800-40v230H0z" />
        <path fill="var(--near)" d="M0 190c260-70 520-60 800 0s440 40 640-20v130H0z" />
        <path fill="var(--ground)" d="M0 262c200-34 380-30 620-8s520 22 820-18v64H0z" />
      </svg>
    </div>
  );
}
