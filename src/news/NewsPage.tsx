// All the news: the newest post large, the others in dated rows, and a field that sifts them.

import { posts } from "virtual:news";
import { useState } from "react";
import { FollowMenu } from "./FollowMenu.tsx";
import { filterPosts } from "./filterPosts.ts";
import { LeadPost } from "./LeadPost.tsx";
import { NewsFilter } from "./NewsFilter.tsx";
import css from "./NewsPage.module.css";
import { PostRows } from "./PostRows.tsx";
import { strings } from "./strings.ts";

export function NewsPage() {
  const [query, setQuery] = useState("");
  const sifting = query.trim() !== "";
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
        <PostRows posts={sifting ? filterPosts(posts, query) : others} />
      </div>
    </div>
  );
}
