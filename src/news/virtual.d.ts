// The modules that the build makes out of the posts in content/news.
declare module "virtual:news" {
  export const posts: readonly import("./post.ts").PostSummary[];
}

declare module "virtual:news/latest" {
  /** The newest posts, three at most; small enough for the landing page. */
  export const latest: readonly import("./post.ts").PostSummary[];
}

declare module "virtual:news/articles" {
  type Load = () => Promise<{ default: import("./post.ts").Article }>;
  export const articles: Readonly<Record<string, Load>>;
}
