// The pages of the table, for whoever has no scripts.
import type { FieldQuery } from "../../fields/search/fieldQuery.ts";
import { strings } from "../shared/strings.ts";
import { worldLink } from "../shared/worldLink.ts";
import css from "./TablePager.module.css";

type TablePagerProps = { asked: FieldQuery; page: number; pages: number };

export function TablePager({ asked, page, pages }: TablePagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={strings.pages} className={css.pager}>
      {page > 1 && (
        <a href={worldLink({ ...asked, page: page - 1 })} rel="prev">
          {strings.previous}
        </a>
      )}
      <span>{strings.pageOf(page, pages)}</span>
      {page < pages && (
        <a href={worldLink({ ...asked, page: page + 1 })} rel="next">
          {strings.next}
        </a>
      )}
    </nav>
  );
}
