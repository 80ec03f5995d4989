// Turns a path of the site into a link that works under the base path the site is hosted at.
const base = import.meta.env?.BASE_URL ?? "/";

export const withBase = (base: string, path: string): string => base + path.replace(/^\//, "");

export const link = (path: string): string => withBase(base, path);
