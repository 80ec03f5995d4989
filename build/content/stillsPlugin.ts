// The Vite plugin that lists the files of drawn pictures by their names, so that nobody has to: NAME-WIDTH.avif, NAME-night-WIDTH.webp.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** One picture, or the same by day and by night. */
const wanted = /^virtual:still(-by-hour)?\/([a-z-]+)$/;
const mark = "\0";
const formats = ["avif", "webp"] as const;

export function stillsPlugin(root: string): Plugin {
  const images = join(root, "src/stills/images");
  return {
    name: "loamstead:stills",

    resolveId: (id) => (wanted.test(id) ? mark + id : null),

    async load(id) {
      const [, byHour, name] = (id.startsWith(mark) && wanted.exec(id.slice(1))) || [];
      if (!name) return null;
      const listed = stillLister(await readdir(images), images);
      const source = byHour
        ? `{ day: ${listed.source(name)}, night: ${listed.source(`${name}-night`)} }`
        : listed.source(name);
      return `${listed.imports.join("\n")}\nexport default ${source};\n`;
    },
  };
}

/** Writes sources and remembers what they import. */
export function stillLister(files: readonly string[], images: string) {
  const imports: string[] = [];
  const sized = (name: string, format: string) => {
    const widths = files
      .flatMap((file) => new RegExp(`^${name}-(\\d+)\\.${format}$`).exec(file)?.[1] ?? [])
      .map(Number)
      .toSorted((a, b) => a - b);
    return widths.map((width) => {
      const url = `url${imports.length}`;
      imports.push(`import ${url} from ${JSON.stringify(`${images}/${name}-${width}.${format}`)};`);
      return `{ url: ${url}, width: ${width} }`;
    });
  };
  const source = (name: string): string => {
    const [avif, webp] = formats.map((format) => sized(name, format));
    if (avif!.length === 0) throw new Error(`There is no drawn picture ${name}-WIDTH.avif.`);
    return `{ avif: [${avif!.join(", ")}], webp: [${webp!.join(", ")}] }`;
  };
  return { imports, source };
}
