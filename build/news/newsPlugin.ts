// The Vite plugin that gives the pages their posts, publishes the posts' pictures and refuses a bad post.
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { describeProblem } from "../content/problem.ts";
import { postArticle, postSummary } from "./publishPost.ts";
import type { Picture } from "./readPictures.ts";
import { type Post, type PostsRead, readPosts } from "./readPosts.ts";

const articlePrefix = "virtual:news/article/";

const isNewsModule = (id: string): boolean => /^virtual:news(?:$|\/)/.test(id);

/** The code of one of the virtual modules through which the pages get the posts, or null where no post and no list goes by that id. */
function newsModule(id: string, posts: readonly Post[], base: string): string | null {
  if (id === "virtual:news") return constant("posts", summaries(posts, base));
  if (id === "virtual:news/latest") return constant("latest", summaries(posts.slice(0, 5), base));
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

export type NewsPluginOptions = {
  /** The folder of the posts, such as content/news. */
  folder: string;
  /** The base path of the site; begins and ends with "/". */
  base: string;
  /** What the site has: a post may need one of them. */
  features?: Parameters<typeof readPosts>[1];
};

const mark = "\0";

export function newsPlugin({ folder, base, features }: NewsPluginOptions): Plugin {
  const home = resolve(folder);
  let reading: Promise<PostsRead> | undefined;
  const posts = async () => {
    reading ??= readPosts(home, features);
    const read = await reading;
    if (read.ok) return read.posts;
    const problems = read.problems.map(describeProblem).join("\n");
    const refusal = new Error(`The news in ${folder} cannot be published:\n${problems}`);
    // The author of a post has no use for where in this code it was refused.
    refusal.stack = "";
    throw refusal;
  };
  const pictures = async () => new Map((await posts()).flatMap((post) => [...post.pictures]));

  return {
    name: "loamstead:news",

    resolveId: (id) => (isNewsModule(id) ? mark + id : null),

    async load(id) {
      if (!id.startsWith(mark) || !isNewsModule(id.slice(mark.length))) return null;
      return newsModule(id.slice(mark.length), await posts(), base);
    },

    async generateBundle() {
      // Only the visitors' build publishes files; the prerenderer's build just names them.
      if (this.environment.config.consumer !== "client") return;
      for (const { path, bytes } of (await pictures()).values()) {
        this.emitFile({ type: "asset", fileName: path, source: bytes });
      }
    },

    configureServer(server) {
      server.watcher.add(home);
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const known = await pictures().catch(() => new Map<string, Picture>());
        const picture = [...known.values()].find(({ path }) => base + path === pathname);
        if (picture === undefined) return next();
        response.end(picture.bytes);
      });
    },

    hotUpdate({ file }) {
      if (resolve(file, "..") !== home) return;
      reading = undefined;
      const graph = this.environment.moduleGraph;
      for (const [id, module] of graph.idToModuleMap) {
        if (id.startsWith(mark) && isNewsModule(id.slice(mark.length))) {
          graph.invalidateModule(module);
        }
      }
      // A post may change the list, its neighbours and its own page: the page is asked for anew.
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  };
}
