// The page for an address that has no page.
import { Button } from "@loamstead/ui/Button.tsx";
import site from "../../../site.config.ts";
import { link } from "../../lib/link.ts";
import type { Page } from "../../lib/page.ts";
import css from "./NotFound.module.css";
import { strings } from "./strings.ts";

function NotFound() {
  return (
    <div className={css.page}>
      <svg className={css.gate} viewBox="0 0 320 170" aria-hidden="true">
        <path fill="var(--hill-2)" d="M0 160c40-34 100-46 160-46s120 12 160 46z" />
        <path
          fill="var(--wood-2)"
          d="M62 62h14v84H62zM244 62h14v84h-14zM76 78h168v11H76zM76 101h168v11H76zM76 124h168v11H76z"
        />
        <path fill="var(--wood-1)" d="M78 132 232 80l9 8L90 138z" />
        <path
          fill="var(--hill-3)"
          d="M20 146c2-12 6-18 10-24 0 10 0 16 2 24zM36 148c4-10 8-14 14-18-2 8-4 12-6 18zM272 146c2-12 6-18 10-24 0 10 0 16 2 24zM288 148c4-10 8-14 14-18-2 8-4 12-6 18z"
        />
      </svg>
      <h1 className={css.title}>{strings.title}</h1>
      <p className={css.text}>{strings.text}</p>
      <p className={css.ways}>
        <Button href={link("/")}>{strings.home}</Button>
        {site.features.news && (
          <Button kind="secondary" href={link("/news")}>
            {strings.news}
          </Button>
        )}
      </p>
    </div>
  );
}

export const notFoundPage: Page = {
  title: strings.title,
  description: strings.text,
  Content: NotFound,
};
