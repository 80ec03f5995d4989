// Which paper an address asks for: whoever comes from another page with a paper in mind finds it open.
import { type PaperId, titles } from "./strings.ts";

const PAPER = "paper";

/** Null for what is no paper. */
export function readPaperAddress(search: string): PaperId | null {
  const asked = new URLSearchParams(search).get(PAPER);
  return (Object.keys(titles) as PaperId[]).find((id) => id === asked) ?? null;
}

/** It was asked for once: loaded again, the farm opens as ever. */
export const clearPaperAddress = (query: URLSearchParams): void => query.delete(PAPER);
