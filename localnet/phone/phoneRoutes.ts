// Answers for the phone: its page, style, script and fonts, and the way to the chains' nodes.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { askThrough, type RpcUrls } from "../wallet/rpcForwarding.ts";
import { scriptResponse } from "../wallet/walletRoutes.ts";
import type { PhoneFiles } from "./buildPhone.ts";
import type { PhoneSettings } from "./page/phoneSettings.ts";
import { phonePage } from "./phonePage.ts";

export type PhoneRoutesParts = {
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

export function phoneRoutes({ files, settings, rpcUrls }: PhoneRoutesParts) {
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
