// Who is answered with the site's own page where there is nothing: whoever reads pages, and whoever takes what comes.

type Asked = { method: string; path: string; accept: string | undefined };

const named = (type: string) => new RegExp(`(?:^|[\\s,])${type}(?:$|[\\s,;])`, "i");
const page = named("text/html");
const anything = named("(?:\\*|text)/\\*");
const json = named("application/(?:[\\w.-]+\\+)?json");

/** A missing file is nobody's page: scripts, pictures and programs get the shorter answer, as do all below /api. */
export function wantsPage({ method, path, accept = "*/*" }: Asked): boolean {
  if (path === "/api" || path.startsWith("/api/")) return false;
  if (method !== "GET" && method !== "HEAD") return false;
  if (page.test(accept)) return true;
  const isFile = /\.\w+$/.test(path);
  return !isFile && !json.test(accept) && anything.test(accept);
}
