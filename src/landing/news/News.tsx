// News: the newest posts, and the almanac beside them.
import { Button } from "@loamstead/ui/Button.tsx";
import { HillEdge } from "@loamstead/ui/HillEdge.tsx";
import words from "../../../content/landing/news.json";
import { link } from "../../lib/link.ts";
import { LeadPost, latest, PostRows } from "../../news/latest/index.ts";
import layout from "../layout/layout.module.css";
import { Almanac } from "./Almanac.tsx";
import css from "./News.module.css";

const [lead, ...others] = latest;

export function News() {
  return (
    <section id="news" aria-labelledby="news-title" className={css.section}>
      <HillEdge className={css.ground!} flip />
      <div className={`${layout.column} ${layout.parts} ${css.columns}`}>
        <div className={`${layout.parts} ${css.posts}`}>
          <h2 id="news-title">{words.title}</h2>
          {lead && <LeadPost post={lead} heading="h3" />}
          <PostRows posts={others} heading="h3" />
          <p>
            <Button kind="secondary" href={link("/news")}>
              {words.all}
            </Button>
          </p>
        </div>
        <Almanac />
      </div>
    </section>
  );
}
