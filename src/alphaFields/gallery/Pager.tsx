// The pages of the gallery: before, after, and those around where one is.
import css from "./Pager.module.css";
import { fieldGalleryLink, type Search } from "./search.ts";
import { fieldGalleryStrings as strings } from "./strings.ts";

type PagerProps = { search: Search; page: number; pages: number };

/** The first, the last and those around; null stands for a gap. */
export function shownPages(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  return [...new Set(near)].flatMap((n, i, all) => {
    const gap = i > 0 && n - all[i - 1]! > 1;
    return gap ? [null, n] : [n];
  });
}

export function Pager({ search, page, pages }: PagerProps) {
  if (pages <= 1) return null;
  const to = (next: number) => fieldGalleryLink({ ...search, page: next });
  return (
    <nav aria-label={strings.pages} className={css.pager}>
      {page > 1 && (
        <a href={to(page - 1)} rel="prev" className={css.word}>
          {strings.previous}
        </a>
      )}
      <ol role="list">
        {shownPages(page, pages).map((shown, i) =>
          shown === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
            <li key={`gap ${i}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown}>
              <a
                href={to(shown)}
                aria-label={strings.page(shown)}
                aria-current={shown === page ? "page" : undefined}
              >
                {shown}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <a href={to(page + 1)} rel="next" className={css.word}>
          {strings.next}
        </a>
      )}
    </nav>
  );
}
