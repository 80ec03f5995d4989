// Reads a folder of posts, newest first, or tells everything that is wrong in any of them.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ContentProblem } from "../content/problem.ts";
import { type NeededFeature, type PostSource, parsePost } from "./parsePost.ts";
import { type Picture, readPictures } from "./readPictures.ts";
import { renderMarkdown } from "./renderMarkdown.ts";

/** A post that is fit to publish, with the pictures it shows, each under its name in the folder. */
export type Post = PostSource & { pictures: ReadonlyMap<string, Picture> };

export type PostsRead =
  | { ok: true; posts: readonly Post[] }
  | { ok: false; problems: readonly ContentProblem[] };

type Features = { readonly [Name in NeededFeature]?: boolean | undefined };

/** Those that tell of a feature which is switched off are checked as the others are, and left out. */
export async function readPosts(folder: string, features: Features = {}): Promise<PostsRead> {
  const names = (await namesIn(folder)).sort();
  const { pictures, problems: pictureProblems } = await readPictures(folder, names);
  const problems = [...pictureProblems];
  const posts: Post[] = [];
  for (const file of names.filter((name) => name.endsWith(".md"))) {
    const parsed = parsePost(file, await readFile(join(folder, file), "utf8"));
    if (!parsed.ok) {
      problems.push(...parsed.problems);
      continue;
    }
    const twin = posts.find(({ slug }) => slug === parsed.post.slug);
    if (twin) {
      const problem = `takes the address news/${twin.slug}, which ${twin.file} has`;
      problems.push({ file, field: "file name", problem });
    }
    const shown = picturesOf(parsed.post, pictures);
    problems.push(...shown.problems);
    posts.push({ ...parsed.post, pictures: shown.pictures });
  }
  if (problems.length > 0) return { ok: false, problems };
  const told = posts.filter(({ needs }) => !needs || features[needs] !== false);
  return { ok: true, posts: told.sort(newestFirst) };
}

/** A site without the folder is a site without news. */
async function namesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? readdir(folder) : [];
}

function picturesOf(post: PostSource, pictures: ReadonlyMap<string, Picture>) {
  const { file, cover } = post;
  const problems: ContentProblem[] = [];
  const names = new Set<string>();
  if (cover.kind === "file") {
    names.add(cover.file);
    if (!pictures.has(cover.file)) {
      problems.push({ file, field: "cover", problem: `./${cover.file} is not there` });
    }
  }
  const rendered = renderMarkdown(post.body, { base: "/", page: `news/${post.slug}`, pictures });
  if (rendered.ok) for (const name of rendered.pictures) names.add(name);
  else for (const problem of rendered.problems) problems.push({ file, field: "body", problem });
  const shown = new Map([...pictures].filter(([name]) => names.has(name)));
  return { pictures: shown, problems };
}

const newestFirst = (a: Post, b: Post): number =>
  a.date === b.date ? a.slug.localeCompare(b.slug, "en") : a.date < b.date ? 1 : -1;
