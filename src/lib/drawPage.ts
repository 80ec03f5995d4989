// How the server has a page drawn that is not among the built files: what it hands over, what it gets back.

export type PageRequest = {
  /** A path of the site, without its base path. */
  path: string;
  /** The query with its question mark, or nothing. */
  search: string;
  /** What the page shows, where it is not known to the pages themselves. */
  given?: object;
  /** The origin visitors use. */
  origin: string;
  /** What the build wrote about scripts and styles; only the drawing code knows its form. */
  files: unknown;
};

/** Null where there is no such page. */
export type DrawPage = (request: PageRequest) => Promise<string | null>;

/** The meta tag by which a drawn page tells the browser what it was given. */
export const givenName = "given";
