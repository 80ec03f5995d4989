// Starts the phone's page on a loopback port of its own.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { askThrough, type RpcUrls } from "../../wallet/rpcForwarding.ts";
import { scriptResponse } from "../../wallet/walletRoutes.ts";
import { buildPhone, type PhoneFiles } from "./buildPhone.ts";
import type { PhoneAccount, PhoneSettings } from "./phoneSettings.ts";
import { strings } from "./strings.ts";

export type RunningPhonePage = { readonly url: string; stop(): Promise<void> };

type PhonePageOptions = {
  readonly relayUrl: string;
  readonly accounts: readonly PhoneAccount[];
  readonly rpcUrls: RpcUrls;
  /** Asked once somebody looks at the phone; bundling takes seconds that a start does not have. */
  readonly build?: () => Promise<PhoneFiles>;
  readonly port?: number;
};

export async function startPhonePage({
  relayUrl,
  accounts,
  rpcUrls,
  build = buildPhone,
  port = 0,
}: PhonePageOptions): Promise<RunningPhonePage> {
  let built: Promise<PhoneFiles> | undefined;
  const files = () => {
    built ??= build();
    return built;
  };
  const settings = { relayUrl, accounts, chains: Object.keys(rpcUrls).map(Number) };
  const server = createAdaptorServer({ fetch: phoneRoutes({ files, settings, rpcUrls }) });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
    },
  };
}

type PhoneRoutesParts = {
  readonly files: () => Promise<PhoneFiles>;
  readonly settings: PhoneSettings;
  readonly rpcUrls: RpcUrls;
};

const fonts = new Map(
  ["fredoka", "nunito"].map((name) => [
    `/${name}.woff2`,
    `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  ]),
);

const require = createRequire(import.meta.url);

/** Answers with the page, its style, script and fonts, and leads the way to the chains' nodes. */
function phoneRoutes({ files, settings, rpcUrls }: PhoneRoutesParts) {
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const chainId = pathname.match(/^\/rpc\/(\d{1,9})$/)?.[1];
    if (chainId !== undefined) return askThrough(request, rpcUrls, Number(chainId));
    const font = fonts.get(pathname);
    if (font) {
      return new Response(await readFile(require.resolve(font)), {
        headers: { "Content-Type": "font/woff2" },
      });
    }
    switch (pathname) {
      case "/":
        return pageResponse(settings);
      case "/phone.js":
        return scriptResponse((await files()).script);
      case "/phone.css":
        return new Response((await files()).style, {
          headers: { "Content-Type": "text/css; charset=utf-8" },
        });
      default:
        return new Response("Not found", { status: 404 });
    }
  };
}

function pageResponse(settings: PhoneSettings): Response {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src data:",
    `connect-src 'self' ${settings.relayUrl}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return new Response(phonePage(settings), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "no-store",
    },
  });
}

function phonePage(settings: PhoneSettings): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(strings.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="phone.css">
</head>
<body>
<main class="phone">
<header>
<svg class="landscape" viewBox="0 0 400 96" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
<circle fill="var(--highlight)" cx="316" cy="34" r="15"/>
<path fill="var(--hill-1)" d="M0 58c70-26 130-18 200-2s140 12 200-14v54H0z"/>
<path fill="var(--hill-2)" d="M0 76c60-16 150-20 230-6s120 6 170-8v34H0z"/>
<path fill="var(--hill-3)" d="M0 84c90 14 170-10 260-4s100 8 140 2v14H0z"/>
</svg>
<h1 tabindex="-1">${escaped(strings.name)}</h1>
<p>${escaped(strings.lede)}</p>
</header>
<p class="status" role="status">${escaped(strings.waking)}</p>
</main>
<script src="phone.js" data-settings="${escaped(JSON.stringify(settings))}"></script>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
