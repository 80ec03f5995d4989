// The field that sifts the news as one types, and says how much is left.
import { useRef } from "react";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { announce } from "../ui/LiveRegion.tsx";
import { filterPosts } from "./filterPosts.ts";
import css from "./NewsFilter.module.css";
import type { PostSummary } from "./post.ts";
import { strings } from "./strings.ts";

type NewsFilterProps = {
  posts: readonly PostSummary[];
  query: string;
  onQuery(query: string): void;
};

export function NewsFilter({ posts, query, onQuery }: NewsFilterProps) {
  const area = useRef<HTMLElement>(null);
  const sift = (next: string) => {
    onQuery(next);
    announce(tell(posts, next));
  };
  const showAll = () => {
    sift("");
    // The button goes away with what it was for, so focus returns to the field.
    area.current?.querySelector("input")?.focus();
  };
  return (
    <search className={css.filter} ref={area}>
      <Field
        label={strings.search}
        type="search"
        placeholder={strings.searchHint}
        value={query}
        onValue={sift}
      />
      {query.trim() !== "" && <p className={css.count}>{tell(posts, query)}</p>}
      {filterPosts(posts, query).length === 0 && (
        <Button kind="secondary" size="small" onClick={showAll}>
          {strings.showAll}
        </Button>
      )}
    </search>
  );
}

function tell(posts: readonly PostSummary[], query: string): string {
  const found = filterPosts(posts, query).length;
  return found > 0 ? strings.found(found, posts.length) : strings.nothingFound(query);
}
