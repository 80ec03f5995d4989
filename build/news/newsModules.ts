// The code of the virtual modules through which the pages get the posts.
import { postArticle, postSummary } from "./publishPost.ts";
import type { Post } from "./readPosts.ts";

const articlePrefix = "virtual:news/article/";

export const isNewsModule = (id: string): boolean => /^virtual:news(?:$|\/)/.test(id);

/** The code of one module, or null where no post and no list goes by that id. */
export function newsModule(id: string, posts: readonly Post[], base: string): string | null {
  if (id === "virtual:news") return constant("posts", summaries(posts, base));
  if (id === "virtual:news/latest") return constant("latest", summaries(posts.slice(0, 3), base));
  if (id === "virtual:news/articles") return articleLoaders(posts);
  if (!id.startsWith(articlePrefix)) return null;
  const article = postArticle(posts, id.slice(articlePrefix.length), base);
  return article && `export default ${literal(article)};\n`;
}

const summaries = (posts: readonly Post[], base: string) =>
  posts.map((post) => postSummary(post, base));

// Without a prototype, so that no slug such as "constructor" finds what is not a post.
function articleLoaders(posts: readonly Post[]): string {
  const entries = posts.map(({ slug }) => {
    const id = literal(articlePrefix + slug);
    return `  ${literal(slug)}: () => import(${id}),\n`;
  });
  return `export const articles = {\n  __proto__: null,\n${entries.join("")}};\n`;
}

const constant = (name: string, value: unknown): string =>
  `export const ${name} = ${literal(value)};\n`;

const literal = (value: unknown): string => JSON.stringify(value);
