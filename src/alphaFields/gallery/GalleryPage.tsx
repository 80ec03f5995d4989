// All fields: found by what they are, or by their number, a page of them at a time.
import { announceLater } from "@loamstead/ui/announceLater.ts";
import { useEffect, useMemo, useRef } from "react";
import words from "../../../content/landing/share.json";
import site from "../../../site.config.ts";
import type { GivenGallery } from "../../fields/givenGallery.ts";
import { fieldWords } from "../../fields/landWords.ts";
import { fieldName } from "../../fields/names/fieldName.ts";
import { kindName } from "../../fields/odds.ts";
import { parishName } from "../../fields/parishNames.ts";
import { parishesOf } from "../../fields/parishSlug.ts";
import { parishWords } from "../../fields/parishWords.ts";
import { FIELDS_PAGE } from "../../fields/search/tablePages.ts";
import type { SpriteSheet } from "../../fields/sheets/sheets.ts";
import type { FieldTraits } from "../../fields/traits.ts";
import { goTo } from "../../lib/goTo.ts";
import type { Page, PageProps } from "../../lib/page.ts";
import { share } from "../../stills/share.ts";
import { ListedField } from "../emblem/ListedField.tsx";
import { useSheet } from "../emblem/useSheet.ts";
import { fieldLink, parishLink } from "../links/index.ts";
import { JumpForm } from "../shared/JumpForm.tsx";
import { Hills } from "../sky/Hills.tsx";
import sky from "../sky/skyTokens.module.css";
import gridCss from "./FieldGrid.module.css";
import { FilterForm } from "./FilterForm.tsx";
import css from "./GalleryPage.module.css";
import { OddsTable } from "./OddsTable.tsx";
import { Pager } from "./Pager.tsx";
import { fieldGalleryLink, findFields, readSearch, type Search } from "./search.ts";
import { fieldGalleryStrings as strings } from "./strings.ts";

/** What one would name first: the landmark where there is one, else the water. */
const best = ({ soil, water, landmark }: FieldTraits) =>
  `${kindName("soil", soil)} · ${
    landmark === "none"
      ? kindName("water", water).toLowerCase()
      : kindName("landmark", landmark).toLowerCase()
  }`;

type FieldGridProps = {
  fields: readonly FieldTraits[];
  /** Null where they are no page of all. */
  sheet: SpriteSheet | null;
  isKnown: boolean | undefined;
};

/** Fields side by side: islands with their names and numbers, each a link to its page. */
function FieldGrid({ fields, sheet, isKnown }: FieldGridProps) {
  const state = useSheet(sheet, isKnown);
  return (
    <ul role="list" className={gridCss.grid}>
      {fields.map((traits, at) => (
        <li key={traits.id}>
          <a href={fieldLink(traits.id)} className={gridCss.field}>
            <ListedField
              traits={traits}
              sheet={sheet}
              state={state}
              at={at}
              className={gridCss.picture}
            />
            <b>{fieldName(traits.id, traits)}</b>{" "}
            <span className={gridCss.number}>{strings.field(traits.id)}</span>{" "}
            <span className={gridCss.best}>{best(traits)}</span>
            <span className="visually-hidden">. {fieldWords(traits)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const { collection } = site;

function GalleryPage({ search: text = "", given }: PageProps) {
  const search = useMemo(() => readSearch(text), [text]);
  const found = useMemo(() => findFields(collection, search), [search]);
  const { fields, count, page, pages } = found;
  const isSifted = Object.keys(search.filters).length > 0 || search.parish !== null;
  const sheet = useMemo<SpriteSheet | null>(
    () => (isSifted ? null : { kind: "page", n: page - 1 }),
    [isSifted, page],
  );
  const known = given as GivenGallery | undefined;
  const results = useRef<HTMLHeadingElement>(null);
  const said = strings.found(count, collection.size);
  const from = (page - 1) * FIELDS_PAGE + 1;

  // Somebody who turns a page reads on at its top; somebody at a filter stays there, and is told.
  const before = useRef({ page, said });
  useEffect(() => {
    const last = before.current;
    before.current = { page, said };
    if (last.page !== page && last.said === said) results.current?.focus();
    if (last.said !== said) announceLater(said);
  }, [page, said]);

  const show = (next: Search) => goTo(fieldGalleryLink(next), { replace: true });

  return (
    <div className={css.page}>
      <div className={`${sky.sky} ${css.top}`}>
        <header className={css.head}>
          <div>
            <h1 className={css.title}>{strings.titleOf(collection.size)}</h1>
            <p className={css.lede}>{strings.lede}</p>
          </div>
          <JumpForm />
        </header>
        <Hills />
      </div>
      <div className={css.column}>
        <FilterForm search={search} onSearch={show} />
        {search.parish !== null && (
          <p className={css.parish}>
            {search.parish < parishesOf(collection.size) ? (
              <a href={parishLink(search.parish)}>{strings.parish(parishName(search.parish))}</a>
            ) : (
              strings.parish(parishName(search.parish))
            )}
            <span className={css.like}>{parishWords(search.parish, collection.size)}</span>
            <a href={fieldGalleryLink({ ...search, parish: null, page: 1 })}>
              {strings.leaveParish(parishName(search.parish))}
            </a>
          </p>
        )}
        <h2 ref={results} tabIndex={-1} className={css.found}>
          {said}{" "}
          {count > 0 && pages > 1 && (
            <span className={css.range}>
              {strings.range(from, from + fields.length - 1, count)}
            </span>
          )}
        </h2>
        {count > 0 ? (
          <FieldGrid fields={fields} sheet={sheet} isKnown={known && known.sheet === sheet?.n} />
        ) : (
          <p className={css.none}>{strings.none}</p>
        )}
        <Pager search={search} page={page} pages={pages} />
        <OddsTable />
      </div>
    </div>
  );
}

/** The page as the shell and the server see it. */
export const fieldGalleryPage = (given?: object): Page => ({
  title: site.collection.name,
  description: strings.description(collection.size),
  image: { ...share, alt: words.fields },
  ...(given && { given }),
  Content: GalleryPage,
});
