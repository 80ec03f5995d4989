// The fields found as pages of a table, for whoever has no scripts.

/** So many rows of a table are on a page. */
export const TABLE_PAGE = 50;

export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / TABLE_PAGE));

/** Beyond the last is the last. */
export const pageOf = (wanted: number, count: number): number => Math.min(wanted, pagesOf(count));

export const onPage = (found: readonly number[], page: number): number[] =>
  found.slice((page - 1) * TABLE_PAGE, page * TABLE_PAGE);
