// Posts as dated rows.
import { link } from "../lib/link.ts";
import { AlmanacDate } from "./PostDate.tsx";
import css from "./PostRows.module.css";
import type { PostSummary } from "./post.ts";

type PostRowsProps = { posts: readonly PostSummary[]; heading?: "h2" | "h3" };

/** Posts as a list of rows with their dates; nothing where there are none. */
export function PostRows({ posts, heading: Heading = "h2" }: PostRowsProps) {
  const firstYear = posts[0] && yearOf(posts[0].date);
  if (firstYear === undefined) return null;
  return (
    <ul role="list" className={css.rows}>
      {posts.map(({ slug, title, date, summary }) => (
        <li key={slug} className={css.row}>
          <AlmanacDate date={date} quietYear={yearOf(date) === firstYear} />
          <div>
            <Heading className={css.title}>
              <a className={css.link} href={link(`/news/${slug}`)}>
                {title}
              </a>
            </Heading>
            <p className={css.summary}>{summary}</p>
          </div>
          <svg className={css.arrow} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12h14M13 6l6 6-6 6" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

const yearOf = (date: string): string => date.slice(0, 4);
