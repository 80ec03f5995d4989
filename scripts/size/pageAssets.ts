// Which files a prerendered page asks for by itself: scripts, module preloads, styles and fonts.
export type PageAssets = { scripts: string[]; styles: string[]; fonts: string[] };

export function pageAssets(html: string, basePath: string): PageAssets {
  const assets: PageAssets = { scripts: [], styles: [], fonts: [] };
  const add = (list: string[], address: string | undefined) => {
    if (!address?.startsWith(basePath) || address.startsWith("//")) return;
    const file = address.slice(basePath.length).replace(/[?#].*$/, "");
    if (!list.includes(file)) list.push(file);
  };
  for (const [tag] of html.matchAll(/<(?:script|link)\b[^>]*>/gi)) {
    const { src, href, as, "data-client": client, ...links } = attributes(tag);
    // What `begin` asks for after the first view counts; what it asks for on behalf of another view does not.
    const rel = links.rel ?? (links["data-other"] === undefined ? links["data-rel"] : undefined);
    const kinds = new Set(rel?.toLowerCase().split(/\s+/));
    if (/^<script/i.test(tag)) for (const each of [src, client]) add(assets.scripts, each);
    else if (kinds.has("modulepreload")) add(assets.scripts, href);
    else if (kinds.has("stylesheet")) add(assets.styles, href);
    else if (kinds.has("preload") && as === "script") add(assets.scripts, href);
    else if (kinds.has("preload") && as === "font") add(assets.fonts, href);
  }
  return assets;
}

function attributes(tag: string): Partial<Record<string, string>> {
  const found: Partial<Record<string, string>> = {};
  for (const [, name, double, single, bare] of tag.matchAll(
    /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi,
  )) {
    if (name !== undefined) found[name.toLowerCase()] = double ?? single ?? bare ?? "";
  }
  return found;
}
