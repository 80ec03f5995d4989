// The whole law of the farm, readable: words on the left, tables on the right, a list of both on top.
import words from "../../content/landing/share.json";
import { RULES } from "../farm/tables/version.ts";
import type { Page } from "../lib/page.ts";
import { share } from "../stills/share.ts";
import css from "./RulesPage.module.css";
import { RuleTable } from "./RuleTable.tsx";
import { type Section, sections } from "./sections.ts";
import { rulesStrings as strings } from "./words/strings.ts";

function Rules({ id, text, sheets, code }: Section) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.section}>
      <div className={css.words}>
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

function RulesPage() {
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{strings.title}</h1>
        <p className={css.lede}>{strings.lede}</p>
        <nav aria-label={strings.contents}>
          <ol role="list" className={css.contents}>
            {sections.map(({ id }) => (
              <li key={id}>
                <a href={`#${id}`}>{strings.sections[id].title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <p className={css.version}>{strings.asOf(RULES)}</p>
      </header>
      {sections.map((section) => (
        <Rules key={section.id} {...section} />
      ))}
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
