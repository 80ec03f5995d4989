// The page that a browser without a network shows instead of any that is not kept: what is here all the same.
import { Button } from "@loamstead/ui/Button.tsx";
import site from "../../../site.config.ts";
import { link } from "../../lib/link.ts";
import type { Page } from "../../lib/page.ts";
import css from "./OfflinePage.module.css";
import { strings } from "./strings.ts";

function OfflinePage() {
  const { play, roomDesigner } = site.features;
  return (
    <div className={css.page}>
      <svg className={css.hut} viewBox="0 0 320 170" aria-hidden="true">
        <path fill="var(--hill-2)" d="M0 160c40-34 100-46 160-46s120 12 160 46z" />
        <path fill="var(--wood-1)" d="M112 134V78l48-36 48 36v56z" />
        <path fill="var(--wood-2)" d="M100 82 160 38l60 44-8 8-52-38-52 38z" />
        <path fill="var(--lamp)" d="M130 92h24v22h-24z" />
        <path fill="var(--wood-2)" d="M172 92h22v42h-22zM141 92h2v22h-2zM130 102h24v2h-24z" />
      </svg>
      <h1 className={css.title}>{strings.title}</h1>
      <p className={css.text}>{strings.text}</p>
      <p className={css.ways}>
        {play && <Button href={link("/play")}>{strings.play}</Button>}
        {roomDesigner && (
          <Button kind={play ? "secondary" : "primary"} href={link("/room-designer")}>
            {strings.room}
          </Button>
        )}
      </p>
    </div>
  );
}

export const offlinePage: Page = {
  title: strings.title,
  description: strings.text,
  Content: OfflinePage,
};
