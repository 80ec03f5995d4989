// The end of the page: where to hear of the designer until it opens.
import { Button } from "@loamstead/ui/Button.tsx";
import site from "../../../site.config.ts";
import { link } from "../../lib/link.ts";
import css from "./NightBand.module.css";
import { strings } from "./strings.ts";

export function NightBand() {
  return (
    <section aria-labelledby="night-title" className={css.band}>
      <svg
        className={css.hills}
        viewBox="0 0 1440 150"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          fill="color-mix(in srgb, var(--night-1) 42%, var(--paper))"
          d="M0 70C190 16 360 20 560 52s330 38 520-2 250-40 360-18v120H0z"
        />
        <path
          fill="var(--night-1)"
          d="M0 104c180-38 330-40 540-12s380 18 560-12 250-22 340-6v78H0z"
        />
        <path
          fill="var(--night-2)"
          d="M0 132c200-24 420-22 640-4s420 8 580-12c90-12 160-8 220 0v36H0z"
        />
      </svg>
      <div className={css.column}>
        <h2 id="night-title">{strings.nightTitle}</h2>
        <p className={css.text}>{strings.nightText}</p>
        <p className={css.ways}>
          {site.features.news && (
            <Button kind="lamp" href={link("/news")}>
              {strings.news}
            </Button>
          )}
          <Button kind="secondary" href={link("/")}>
            {strings.home}
          </Button>
        </p>
      </div>
    </section>
  );
}
