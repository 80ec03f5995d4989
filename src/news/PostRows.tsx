// Posts as dated rows, with their pictures where there is room for them.
import { link } from "../lib/link.ts";
import { Cover } from "./Cover.tsx";
import { AlmanacDate, LongDate } from "./PostDate.tsx";
import css from "./PostRows.module.css";
import type { PostSummary } from "./post.ts";

type PostRowsProps = {
  posts: readonly PostSummary[];
  heading?: "h2" | "h3";
  areIllustrated?: boolean;
};

/** Posts as a list of rows with their dates; nothing where there are none. */
export function PostRows({ posts, heading: Heading = "h2", areIllustrated }: PostRowsProps) {
  const firstYear = posts[0] && yearOf(posts[0].date);
  if (firstYear === undefined) return null;
  return (
    <ul role="list" className={css.rows}>
      {posts.map(({ slug, title, date, summary, cover }) => (
        <li key={slug} className={css.row} data-is-illustrated={areIllustrated}>
          {areIllustrated ? (
            // The post has it once more, with its words.
            <span className={css.frame} aria-hidden="true">
              <Cover
                cover={cover}
                sizes="(min-width: 768px) 216px, 116px"
                className={css.picture!}
              />
            </span>
          ) : (
            <AlmanacDate date={date} quietYear={yearOf(date) === firstYear} />
          )}
          <div>
            {areIllustrated && <LongDate date={date} />}
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
