// All the news: the newest post large, the others in dated rows, and a field that filters them.
import { posts } from "virtual:news";
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { Menu, MenuItem } from "@loamstead/ui/Menu.tsx";
import { TextField } from "@loamstead/ui/TextField.tsx";
import Braces from "lucide-react/icons/braces";
import Link from "lucide-react/icons/link";
import Rss from "lucide-react/icons/rss";
import { useRef, useState } from "react";
import { link } from "../lib/link.ts";
import { copyAddress } from "./copyAddress.ts";
import { LeadPost } from "./LeadPost.tsx";
import filterCss from "./NewsFilter.module.css";
import css from "./NewsPage.module.css";
import { PostRows } from "./PostRows.tsx";
import type { PostSummary } from "./post.ts";
import { filterPosts } from "./post.ts";
import { strings } from "./strings.ts";

type NewsFilterProps = {
  posts: readonly PostSummary[];
  query: string;
  onQuery(query: string): void;
};

/** Filters the news as one types, and says how much is left. */
function NewsFilter({ posts, query, onQuery }: NewsFilterProps) {
  const area = useRef<HTMLElement>(null);
  const filter = (next: string) => {
    onQuery(next);
    announce(tell(posts, next));
  };
  const showAll = () => {
    filter("");
    // The button goes away with what it was for, so focus returns to the field.
    area.current?.querySelector("input")?.focus();
  };
  return (
    <search className={filterCss.filter} ref={area}>
      <TextField
        label={strings.search}
        type="search"
        placeholder={strings.searchHint}
        value={query}
        onValue={filter}
      />
      {query.trim() !== "" && <p className={filterCss.count}>{tell(posts, query)}</p>}
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

const copyFeedAddress = () =>
  void copyAddress(new URL(link("/feed.xml"), location.origin).href, strings.feedCopied);

/** The ways to have the news delivered: two feeds, or a feed's address for a reader elsewhere. */
function FollowMenu() {
  return (
    <Menu label={strings.follow}>
      <MenuItem icon={<Icon of={Rss} />} href={link("/feed.xml")}>
        {strings.atomFeed}
      </MenuItem>
      <MenuItem icon={<Icon of={Braces} />} href={link("/feed.json")}>
        {strings.jsonFeed}
      </MenuItem>
      <MenuItem icon={<Icon of={Link} />} onSelect={copyFeedAddress}>
        {strings.copyFeed}
      </MenuItem>
    </Menu>
  );
}

export function NewsPage() {
  const [query, setQuery] = useState("");
  const isFiltered = query.trim() !== "";
  const [lead, ...others] = posts;
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{strings.title}</h1>
        <p className={css.lede}>{lead ? strings.description : strings.noNews}</p>
      </header>
      {lead && <LeadPost post={lead} priority />}
      <div className={css.archive}>
        <div className={css.tools}>
          {others.length > 0 && <NewsFilter posts={posts} query={query} onQuery={setQuery} />}
          <div className={css.follow}>
            <p>{strings.delivered}</p>
            <FollowMenu />
          </div>
        </div>
        <PostRows posts={isFiltered ? filterPosts(posts, query) : others} areIllustrated />
      </div>
    </div>
  );
}
