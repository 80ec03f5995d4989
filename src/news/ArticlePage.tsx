// One post: date, title and summary on a band of ground, the cover over its edge, then the text.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import Link from "lucide-react/icons/link";
import Share from "lucide-react/icons/share-2";
import { useSyncExternalStore } from "react";
import { link } from "../lib/link.ts";
import css from "./ArticlePage.module.css";
import { Cover } from "./Cover.tsx";
import { copyAddress } from "./copyAddress.ts";
import { LongDate } from "./PostDate.tsx";
import prose from "./Prose.module.css";
import type { Article, PostLink } from "./post.ts";
import shareCss from "./ShareArticle.module.css";
import { strings } from "./strings.ts";

const never = () => () => {};
const address = () => location.origin + location.pathname;
const copyLink = () => void copyAddress(address(), strings.linkCopied);

/** Hands an article on: its link to the clipboard, or to whatever the device shares with. */
function ShareArticle({ title }: { title: string }) {
  const canShare = useSyncExternalStore(
    never,
    () => "share" in navigator,
    () => false,
  );
  // Closing the device's own sheet is an answer too, and needs no reply.
  const share = () => navigator.share({ title, url: address() }).catch(() => {});
  return (
    <div className={shareCss.share}>
      <p className={shareCss.label}>{strings.share}</p>
      <Button kind="secondary" size="small" icon={<Icon of={Link} />} onClick={copyLink}>
        {strings.copyLink}
      </Button>
      {canShare && (
        <Button kind="secondary" size="small" icon={<Icon of={Share} />} onClick={share}>
          {strings.shareLink}
        </Button>
      )}
    </div>
  );
}

export function ArticlePage({ article }: { article: Article }) {
  const { title, date, summary, cover, html, newer, older } = article;
  return (
    <div className={css.page}>
      <article>
        <header className={css.head}>
          <div className={css.column}>
            <a className={css.back} href={link("/news")}>
              <svg className={css.arrow} viewBox="0 0 24 24" aria-hidden="true">
                <path d="M19 12H5M11 6l-6 6 6 6" />
              </svg>
              {strings.allNews}
            </a>
            <LongDate date={date} />
            <h1 className={css.title}>{title}</h1>
            <p className={css.summary}>{summary}</p>
          </div>
          <svg
            className={css.hill}
            viewBox="0 0 1440 60"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d="M0 34C220 4 460 2 720 26s500 34 720 4V0H0z" />
          </svg>
        </header>
        <div className={css.cover}>
          <Cover
            cover={cover}
            sizes="(min-width: 880px) 820px, calc(100vw - 40px)"
            priority
            className={css.image!}
          />
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written at build time by renderMarkdown, which lets nothing executable through */}
        <div className={prose.text} dangerouslySetInnerHTML={{ __html: html }} />
        <div className={css.column}>
          <ShareArticle title={title} />
        </div>
      </article>
      {(newer || older) && (
        <nav className={css.more} aria-label={strings.morePosts}>
          {newer && <Turn to={newer} label={strings.newer} className={css.newer!} />}
          {older && <Turn to={older} label={strings.older} className={css.older!} />}
        </nav>
      )}
    </div>
  );
}

type TurnProps = { to: PostLink; label: string; className: string };

function Turn({ to, label, className }: TurnProps) {
  return (
    <a className={`${css.turn} ${className}`} href={link(`/news/${to.slug}`)}>
      <span className={css.which}>{label}</span> {to.title}
    </a>
  );
}
