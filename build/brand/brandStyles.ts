// Puts the studio's colours and fonts in the place of ours while style sheets are made.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type BrandColours, brandColours } from "../../src/lib/brandColours.ts";
import { tokenOf } from "./colours.ts";
import { fontFiles } from "./fonts.ts";

type Declaration = {
  prop: string;
  value: string;
  parent?: { remove(): void; nodes?: readonly object[] | undefined } | undefined;
  source?: { input: { file?: string | undefined } } | undefined;
};

export type BrandStylesOptions = {
  root: string;
  /** As site.config.ts says now. */
  colours: () => Promise<BrandColours>;
};

/** A PostCSS plugin. */
export function brandStyles({ root, colours }: BrandStylesOptions) {
  const own = (file: string) => existsSync(join(root, file));
  const isIn = ({ source }: Declaration, sheet: string) =>
    source?.input.file?.replaceAll("\\", "/").endsWith(`/packages/ui/${sheet}`);

  const ownHead = own(fontFiles["fredoka-first"]);
  const ownText = own(fontFiles["nunito-first"]);
  const ownItalic = own(fontFiles["nunito-latin-wght-italic"]);

  const isTheirs = (face: readonly object[] = []) =>
    face.some((each) => "value" in each && `${each.value}`.includes(join(root, "content/brand")));

  function putFont({ prop, value, parent }: Declaration): string {
    // What stands in meanwhile was measured against our fonts.
    if (prop === "font-family" && value === '"Site Headings Fallback"' && ownHead) parent?.remove();
    if (prop === "font-family" && value === '"Site Text Fallback"' && ownText) parent?.remove();
    // Theirs has all of its letters in one file.
    if (prop === "unicode-range" && isTheirs(parent?.nodes)) return "U+0-10FFFF";
    if (prop !== "src") return value;
    const ours = Object.keys(fontFiles).find((each) => value.includes(each));
    if (ours?.endsWith("-rest") && own(fontFiles[ours as keyof typeof fontFiles])) parent?.remove();
    // A slanted Nunito among the studio's letters would look like a slip.
    if (ours?.endsWith("italic") && ownText && !ownItalic) parent?.remove();
    const file = ours && fontFiles[ours as keyof typeof fontFiles];
    return file && own(file) ? `url("${join(root, file)}") format("woff2")` : value;
  }

  return {
    postcssPlugin: "loamstead:brand-styles",
    async Once(
      sheet: { walkDecls(prop: RegExp, visit: (declaration: Declaration) => void): unknown },
      { result }: { result: { messages: object[] } },
    ) {
      const set = await colours();
      const values = new Map(
        brandColours.flatMap((name) => {
          const [day, night] = set[name] ?? [];
          return day === undefined ? [] : [[tokenOf(name), `light-dark(${day}, ${night})`]];
        }),
      );
      let isOurs = false;
      sheet.walkDecls(/./, (declaration) => {
        if (isIn(declaration, "fonts.css")) declaration.value = putFont(declaration);
        if (!isIn(declaration, "tokens.css")) return;
        isOurs = true;
        declaration.value = values.get(declaration.prop) ?? declaration.value;
      });
      if (isOurs)
        result.messages.push({
          type: "dependency",
          plugin: "brand-styles",
          file: join(root, "site.config.ts"),
        });
    },
  };
}
