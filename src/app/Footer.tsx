// The soil under the page: where to talk, where to buy, who hosts, and the promise.
import type { ReactNode } from "react";
import words from "../../content/landing/footer.json";
import site from "../../site.config.ts";
import { link } from "../lib/link.ts";
import css from "./Footer.module.css";
import { Logo } from "./Logo.tsx";
import { strings } from "./strings.ts";

type OutsideLink = { label: string; href: string };

function Group({ title, links }: { title: string; links: { to: OutsideLink; icon: ReactNode }[] }) {
  return (
    <section className={css.group}>
      <h2 className={css.title}>{title}</h2>
      <ul role="list">
        {links.map(({ to, icon }) => (
          <li key={to.href}>
            <a className={css.link} href={to.href} target="_blank" rel="noopener noreferrer">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                {icon}
              </svg>
              {to.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const icons = {
  social: <path d="M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12.5h5" />,
  chat: (
    <path d="M12 4a8 7 0 0 1 8 7c0 4-4 7-8 7l-4 3v-3.8C5.4 16 4 13.7 4 11a8 7 0 0 1 8-7zM9 11h.1M15 11h.1" />
  ),
  marketplace: (
    <path d="M4 9l1.5-5h13L20 9c0 3-4 3-4 0 0 3-4 3-4 0 0 3-4 3-4 0 0 3-4 3-4 0zM6 12v8h12v-8" />
  ),
  guide: (
    <path d="M12 6c-2-2-5-2-8-1.5V19c3-.5 6-.5 8 1.5 2-2 5-2 8-1.5V4.5C17 4 14 4 12 6zM12 6v14" />
  ),
};

export function Footer() {
  const { social, chat, marketplace, guide, source } = site.links;
  return (
    <footer className={css.footer}>
      <svg className={css.turf} viewBox="0 0 1440 60" preserveAspectRatio="none" aria-hidden="true">
        <path fill="var(--grass)" d="M0 20C240 50 420 36 720 22S1200 2 1440 30V60H0z" />
        <path fill="var(--soil-1)" d="M0 34C240 62 420 50 720 36S1200 18 1440 44V60H0z" />
      </svg>
      <div className={css.inner}>
        <div className={css.about}>
          <p className={css.name}>
            <Logo className={css.mark!} />
            {site.name}
          </p>
          <p>{words.note}</p>
        </div>
        <Group
          title={strings.stayConnected}
          links={[
            { to: social, icon: icons.social },
            { to: chat, icon: icons.chat },
          ]}
        />
        <Group title={strings.marketplace} links={[{ to: marketplace, icon: icons.marketplace }]} />
        <Group title={strings.hostedOn} links={[{ to: guide, icon: icons.guide }]} />
      </div>
      <div className={css.fine}>
        <p>{words.promise}</p>
        <p>
          <a href={link("/rules")}>{strings.rules}</a>{" "}
          <a href={link("/fields#odds")}>{strings.odds}</a>{" "}
          {source && (
            <a href={source.href} target="_blank" rel="noopener noreferrer">
              {source.label}
            </a>
          )}
        </p>
        {site.features.news && (
          <p>
            {strings.feeds} <a href={link("/feed.xml")}>{strings.atom}</a>{" "}
            <a href={link("/feed.json")}>{strings.json}</a>
          </p>
        )}
      </div>
    </footer>
  );
}
