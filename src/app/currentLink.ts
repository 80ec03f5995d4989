// Which link of the top bar stands for where the visitor is.

/** `section` is the id of the landing page's section in view, or null above the first one. */
export function currentLink(path: string, section: string | null): string | null {
  if (path === "/") return section === null ? null : `/#${section}`;
  if (path === "/news" || path.startsWith("/news/")) return "/#news";
  if (path === "/fields" || path.startsWith("/fields/")) return "/#alphafields";
  return path;
}

/** The last section whose top has passed the reading line; tops come in page order. */
export function sectionInView(
  tops: readonly { id: string; top: number }[],
  readingLine: number,
): string | null {
  let current: string | null = null;
  for (const { id, top } of tops) if (top <= readingLine) current = id;
  return current;
}
