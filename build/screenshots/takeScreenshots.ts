// Pictures of the built pages, as they are printed, for whoever is asked to install the site; taken where a browser is at hand.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import sharp from "sharp";
import { installedBrowser } from "../../scripts/browser/browserPlaces.ts";
import { chromiumArgs } from "../../scripts/browser/chromiumArgs.ts";

/** A phone's is taken twice as sharp. */
const forms = {
  wide: { width: 1280, height: 800, scale: 1 },
  narrow: { width: 390, height: 844, scale: 2 },
} as const;

type Form = keyof typeof forms;

/** Its file below the site, how large it is, and what it shows. */
export type Screenshot = {
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly form: Form;
  readonly width: number;
  readonly height: number;
  readonly label: string;
};

export type ShownPage = {
  /** Without the base path and without the slash that it begins with. */
  readonly path: string;
  readonly label: string;
};

type Options = {
  readonly siteDir: string;
  readonly basePath: string;
  readonly pages: readonly ShownPage[];
  readonly browser?: string | undefined;
  readonly log: (line: string) => void;
};

/** No such host is asked: what is built is handed to the browser. */
const host = "http://site.invalid";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Ends when the letters and all pictures in view are there; runs in the browser. */
async function allShown(): Promise<void> {
  await document.fonts.ready;
  const inView = [...document.images].filter(
    (image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility(),
  );
  await Promise.all(inView.map((image) => image.decode().catch(() => {})));
}

/** None without a browser that starts: a picture of something else would be untrue, and none fails no build. */
export async function takeScreenshots(options: Options): Promise<readonly Screenshot[]> {
  const { siteDir, basePath, pages, browser: executablePath = installedBrowser(), log } = options;
  const without = (why: string) => {
    log(`${why}: installers see no pictures of the site.`);
    return [];
  };
  if (pages.length === 0) return [];
  if (executablePath === undefined) return without("No browser is here");
  const { chromium } = await import("playwright");
  const browser = await chromium
    .launch({ executablePath, args: chromiumArgs })
    .catch((error: Error) => error);
  if (browser instanceof Error) {
    return without(`${executablePath} does not start (${browser.message.split("\n", 1)[0]})`);
  }
  const taken: Screenshot[] = [];
  try {
    for (const form of Object.keys(forms) as Form[]) {
      const { width, height, scale } = forms[form];
      const page = await browser.newPage({
        viewport: { width, height },
        deviceScaleFactor: scale,
        colorScheme: "light",
        reducedMotion: "reduce",
      });
      const missing: string[] = [];
      await page.route("**/*", async (route) => {
        const path = decodeURIComponent(new URL(route.request().url()).pathname);
        const asked = path.slice(basePath.length);
        // Its programs would have it ask a server that is not there.
        const type = types[extname(asked) || ".html"];
        if (!path.startsWith(basePath) || type === undefined) return route.abort();
        const file = extname(asked) ? asked : join(asked, "index.html");
        const body = await readFile(join(siteDir, file)).catch(() => null);
        if (body) return route.fulfill({ body, contentType: type });
        missing.push(file);
        return route.fulfill({ status: 404, contentType: "text/plain", body: "Not built." });
      });
      for (const { path, label } of pages) {
        await page.goto(`${host}${basePath}${path}`, { waitUntil: "load" });
        await page.evaluate(allShown);
        if (missing.length > 0) throw new Error(`A page shows what was not built: ${missing}`);
        const bytes = await sharp(await page.screenshot())
          .webp({ quality: 82 })
          .toBuffer();
        const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
        taken.push({
          file: `assets/shot-${path || "front"}-${form}-${hash}.webp`,
          bytes,
          form,
          width: width * scale,
          height: height * scale,
          label,
        });
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return taken;
}
