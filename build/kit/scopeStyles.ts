// Turns the site's style sheets into a guest's: they reach the kit's own elements alone, and no host's rules reach those (CSS scoping).

import type { CSSOptions } from "vite";

type Settings = Exclude<CSSOptions["postcss"], string | undefined>;
type PostcssPlugin = Extract<NonNullable<Settings["plugins"]>[number], { postcssPlugin: string }>;
/** As much of a node of a sheet as tells where it stands. */
type Placed = { type: string; parent: object | undefined };
type AtRule = Placed & { name: string; params: string };

/** With the weight of an id, which hardly any host's rule for elements has. */
const scope = "[data-rk]:not(#rk)";
const notOfHost = ":where(:not([data-rk-host] *))";

export const scopeStyles: PostcssPlugin = {
  postcssPlugin: "loamstead:scope-styles",
  // When the names of CSS modules are final.
  OnceExit(root) {
    root.walkRules((rule) => {
      if (around(rule, "keyframes") !== undefined) return;
      const layer = around(rule, "layer");
      rule.selectors = rule.selectors.map((selector) => scopeSelector(selector, layer));
    });
    root.walkAtRules("layer", (layer) => {
      // A host's own rules without a layer would win over all that is in one.
      if (layer.nodes) layer.replaceWith(...layer.nodes);
      else layer.remove();
    });
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(/([\d.]+)rem\b/g, "calc($1 * var(--rk-rem))");
    });
  },
};

/** What the at-rule of that name around a rule says. */
function around({ parent }: Placed, name: string): string | undefined {
  for (let at = parent as AtRule | undefined; at; at = at.parent as AtRule | undefined)
    if (at.type === "atrule" && at.name === name) return at.params;
  return undefined;
}

/** The selector for a guest; what lay in a layer weighs less than what lay in none. */
function scopeSelector(selector: string, layer: string | undefined): string {
  if (layer === "tokens") return selector.replace(":root", "[data-rk]");
  // The page itself: locked behind a dialog, or marked for somebody who comes back.
  const [page, ...inside] = selector.startsWith(":root") ? selector.split(" ") : [""];
  if (page && inside.length === 0) return selector;
  if (page) return `${page} ${scope} ${inside.join(" ")}`;
  if (layer === undefined)
    return selector.startsWith("[data-rk]") ? selector : `${scope} ${selector}`;
  const child = selector.replace(/^\[data-rk\]\s*>\s*/, "");
  const [, part, pseudo] = /^(.*?)(::[\w-]+)?$/s.exec(child)!;
  // Whatever the order of the files: components above elements, and below what is said without a layer.
  const weight = layer === "components" ? ":not(rk)" : "";
  return `${scope} ${child === selector ? "" : "> "}:where(${part || "*"})${notOfHost}${weight}${pseudo ?? ""}`;
}

/**
 * A built sheet without the custom properties that nothing in it reads. One may be read by another
 * one only: they are taken out again and again, until nothing more goes.
 */
export function pruneTokens(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const left = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (whole, name) =>
    read.has(name) ? whole : "",
  );
  return left === css ? css : pruneTokens(left);
}
