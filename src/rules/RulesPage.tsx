// The whole law of the farm, readable: the game in one minute, then chapter by chapter with a picture and its tables, the contents beside them.
import { useEffect, useRef } from "react";
import words from "../../content/landing/share.json";
import { RULES } from "../farm/tables/version.ts";
import type { Page } from "../lib/page.ts";
import { chapters } from "../stills/chapters.ts";
import { Still } from "../stills/Still.tsx";
import { share } from "../stills/share.ts";
import { InOneMinute } from "./InOneMinute.tsx";
import { openForPrint } from "./openForPrint.ts";
import css from "./RulesPage.module.css";
import { RuleTable } from "./RuleTable.tsx";
import { ruleSections, type Section } from "./sections.ts";
import { rulesStrings as strings } from "./words/strings.ts";

function Rules({ id, text, sheets, code }: Section) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.section}>
      <div className={css.words}>
        <Still className={css.picture} picture={chapters[id]} alt="" sizes="160px" />
        <h2 id={`${id}-title`}>{strings.sections[id].title}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {code && (
          <p>
            <code>{code}</code>
          </p>
        )}
      </div>
      {sheets.length > 0 && (
        <div className={css.tables}>
          {sheets.map((draw) => {
            const sheet = draw();
            return <RuleTable key={sheet.caption} sheet={sheet} />;
          })}
        </div>
      )}
    </section>
  );
}

function Contents() {
  return (
    <nav aria-label={strings.contents} className={css.contents}>
      <ol role="list">
        {ruleSections.map(({ id }) => (
          <li key={id}>
            <a href={`#${id}`}>{strings.sections[id].title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function RulesPage() {
  const chaptersOf = useRef<HTMLDivElement>(null);
  useEffect(() => openForPrint(() => chaptersOf.current!.querySelectorAll("details")), []);
  return (
    <div className={css.page}>
      <header>
        <h1>{strings.title}</h1>
        <p className={css.lede}>{strings.lede}</p>
      </header>
      <InOneMinute />
      <div className={css.law}>
        <Contents />
        <div ref={chaptersOf} className={css.chapters}>
          {ruleSections.map((section) => (
            <Rules key={section.id} {...section} />
          ))}
          <p className={css.version}>{strings.asOf(RULES)}</p>
        </div>
      </div>
    </div>
  );
}

/** The page as the shell and the prerenderer see it. */
export const rulesPage: Page = {
  title: strings.pageTitle,
  description: strings.description,
  image: { ...share, alt: words.landing },
  Content: RulesPage,
};
