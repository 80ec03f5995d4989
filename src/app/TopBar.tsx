// The fixed bar at the top: mark, the site's links (a menu on small screens), signing in, and the way to the farm.

import { Button } from "@loamstead/ui/Button.tsx";
import { atLeast } from "@loamstead/ui/breakpoints.ts";
import { ConnectButton } from "@loamstead/wallet-kit";
import { useCallback, useEffect, useRef } from "react";
import site from "../../site.config.ts";
import { link } from "../lib/link.ts";
import { routes } from "../routes/routes.ts";
import { Logo } from "./Logo.tsx";
import { currentAt, linksFrom, siteNav, useSectionInView } from "./nav.ts";
import { strings } from "./strings.ts";
import css from "./TopBar.module.css";

const links = siteNav(site);
const play = routes.play.path;
const sectionIds = links.flatMap(({ href }) => (href.startsWith("/#") ? [href.slice(2)] : []));

/** Names of more letters have no room in one line beside the links. */
const LONG_NAME = 14;

type TopBarProps = {
  path: string;
  /** Only its mark, which opens the links, and the connect button: the page needs the room. */
  isFolded?: boolean;
};

export function TopBar({ path, isFolded = false }: TopBarProps) {
  const section = useSectionInView(sectionIds, path);
  const isAtPlay = path === play ? "page" : undefined;
  const menu = useRef<HTMLUListElement>(null);
  const close = useCallback(() => menu.current?.hidePopover(), []);

  useEffect(() => {
    const wide = matchMedia(atLeast("desk"));
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [close]);

  const opener = (
    <button
      type="button"
      className={css.open}
      popoverTarget="main-menu"
      aria-label={strings.openMenu}
    >
      {isFolded ? (
        <Logo className={css.mark!} />
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      )}
    </button>
  );

  return (
    <header className={css.bar} data-folded={isFolded || undefined}>
      {isFolded ? (
        opener
      ) : (
        <a
          className={css.home}
          href={link("/")}
          data-long={site.name.length > LONG_NAME || undefined}
          onClick={close}
        >
          <Logo className={css.mark!} />
          <span className={css.name}>{site.name}</span>
        </a>
      )}
      <nav aria-label={strings.mainNav} className={css.nav}>
        <ul id="main-menu" popover="auto" role="list" className={css.links} ref={menu}>
          {isFolded && (
            <li>
              <a className={css.link} href={link("/")} onClick={close}>
                {site.name}
              </a>
            </li>
          )}
          {site.features.play && (
            <li className={isFolded ? undefined : css.playToo}>
              <a className={css.link} href={link(play)} aria-current={isAtPlay} onClick={close}>
                {strings.play}
              </a>
            </li>
          )}
          {linksFrom(path, links, site).map(({ label, href }) => (
            <li key={label}>
              {href.startsWith("/") ? (
                <a
                  className={css.link}
                  href={link(href)}
                  aria-current={currentAt(href, path, section)}
                  onClick={close}
                >
                  {label}
                </a>
              ) : (
                <a
                  className={css.link}
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  onClick={close}
                >
                  {label}
                  <svg className={css.away} viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M7 17 17 7M9 7h8v8" />
                  </svg>
                  <span className="visually-hidden"> {strings.elsewhere}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.connect}>
        {site.features.signIn && (
          <ConnectButton
            label={strings.signIn}
            show={isFolded ? "name" : "avatar"}
            kind="secondary"
          />
        )}
      </div>
      {!isFolded && site.features.play && (
        <Button
          className={css.play!}
          size="small"
          href={link(play)}
          aria-current={isAtPlay}
          onClick={close}
        >
          {strings.play}
        </Button>
      )}
      {!isFolded && opener}
    </header>
  );
}
