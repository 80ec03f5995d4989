// The newest post: a large picture with its caption on a paper that overlaps it.
import { link } from "../lib/link.ts";
import { Cover } from "./Cover.tsx";
import css from "./LeadPost.module.css";
import { LongDate } from "./PostDate.tsx";
import type { PostSummary } from "./post.ts";

type LeadPostProps = {
  post: PostSummary;
  heading?: "h2" | "h3";
  /** Set where the picture is among the first things seen. */
  priority?: boolean;
};

/** One post in full width with its cover, as it leads a list. */
export function LeadPost({ post, heading: Heading = "h2", priority = false }: LeadPostProps) {
  return (
    <div className={css.frame}>
      <article className={css.lead}>
        <div className={css.picture}>
          <Cover
            cover={post.cover}
            sizes="(min-width: 1100px) 840px, calc(100vw - 40px)"
            priority={priority}
            className={css.image!}
          />
        </div>
        <div className={css.paper}>
          <LongDate date={post.date} />
          <Heading className={css.title}>
            <a className={css.link} href={link(`/news/${post.slug}`)}>
              {post.title}
            </a>
          </Heading>
          <p className={css.summary}>{post.summary}</p>
        </div>
      </article>
    </div>
  );
}
