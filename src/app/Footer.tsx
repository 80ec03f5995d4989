// The soil under the page: where everything on the site is, where to talk and to buy, who hosts, and the promise.
import words from "../../content/landing/footer.json";
import site from "../../site.config.ts";
import { leadingSomewhere } from "../lib/exampleLinks.ts";
import { link } from "../lib/link.ts";
import css from "./Footer.module.css";
import { type FooterGroup, footerGroups } from "./footerGroups.ts";
import { Logo } from "./Logo.tsx";
import { strings } from "./strings.ts";

function Group({ title, links }: FooterGroup) {
  return (
    <section className={css.group}>
      <h2 className={css.title}>{title}</h2>
      <ul role="list">
        {links.map(({ href, label }) => (
          <li key={href}>
            {href.startsWith("/") ? (
              <a className={css.link} href={link(href)}>
                {label}
              </a>
            ) : (
              <a className={css.link} href={href} target="_blank" rel="noopener noreferrer">
                {label}
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M7 17 17 7M9 7h8v8" />
                </svg>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const groups = footerGroups(site);
const { source } = site.links;
const code = source && leadingSomewhere(source.href) ? source : null;

export function Footer() {
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
        <nav aria-label={strings.wholeSite} className={css.map}>
          {groups.map((group) => (
            <Group key={group.title} {...group} />
          ))}
        </nav>
      </div>
      <div className={css.fine}>
        <p>{words.promise}</p>
        <p>
          {code && (
            <a href={code.href} target="_blank" rel="noopener noreferrer">
              {code.label}
            </a>
          )}{" "}
          {site.features.news && (
            <>
              {strings.feeds} <a href={link("/feed.xml")}>{strings.atom}</a>{" "}
              <a href={link("/feed.json")}>{strings.json}</a>
            </>
          )}
        </p>
      </div>
    </footer>
  );
}
