// The fields found as pages: of a table, for whoever has no scripts, and of the gallery (pagination).

/** So many rows of a table are on a page. */
export const TABLE_PAGE = 50;
/** So many fields side by side. */
export const FIELDS_PAGE = 48;

export const pagesOf = (count: number, each: number = TABLE_PAGE): number =>
  Math.max(1, Math.ceil(count / each));

/** Beyond the last is the last. */
export const pageOf = (wanted: number, count: number, each: number = TABLE_PAGE): number =>
  Math.min(wanted, pagesOf(count, each));

export const onPage = (found: readonly number[], page: number): number[] =>
  found.slice((page - 1) * TABLE_PAGE, page * TABLE_PAGE);
