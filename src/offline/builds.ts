// How builds of the site lie in the browser's caches: one cache each, with a mark once it is whole.

/** What is known of a build that lies in a cache whole. */
export type KeptBuild = {
  readonly cache: string;
  readonly id: string;
  /** The script that its pages begin with. */
  readonly entry: string;
  /** When it was last brought, in milliseconds since 1970. */
  readonly at: number;
};

/** Sites on one host, each below a base path of its own, share the caches' names. */
const prefix = (base: string): string => `build ${base} `;

/** Where it is noted which build each page is of. */
export const notesOf = (base: string): string => `clients ${base}`;

export const isOfSite = (base: string, cache: string): boolean =>
  cache.startsWith(prefix(base)) || cache === notesOf(base);

export const cacheOf = (base: string, id: string): string => prefix(base) + id;

/** Where the mark lies among the files; no address of the site begins so. */
const markOf = (base: string): string => `${base}.kept`;

export const setMark = (cache: Cache, base: string, mark: Omit<KeptBuild, "cache">) =>
  cache.put(markOf(base), Response.json(mark));

/** Every cache of this site, with its mark or, where it is not whole, without. */
export async function listBuilds(
  caches: CacheStorage,
  base: string,
): Promise<{ readonly cache: string; readonly build: KeptBuild | null }[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix(base)));
  return Promise.all(
    names.map(async (cache) => {
      const mark = await (await caches.open(cache)).match(markOf(base));
      const build = mark ? { cache, ...((await mark.json()) as Omit<KeptBuild, "cache">) } : null;
      return { cache, build };
    }),
  );
}

/** The build that a page opened now would be of. */
export async function newestBuild(caches: CacheStorage, base: string): Promise<KeptBuild | null> {
  const builds = (await listBuilds(caches, base)).flatMap(({ build }) => build ?? []);
  return builds.toSorted((left, right) => right.at - left.at)[0] ?? null;
}
