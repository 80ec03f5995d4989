// Answers for the Safe host: its page, style and script, and the way to the chain's node.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { bundleScript } from "../wallet/bundleScript.ts";
import { askThrough, type RpcUrls } from "../wallet/rpcForwarding.ts";
import { scriptResponse } from "../wallet/walletRoutes.ts";
import type { HostSettings } from "./hostSettings.ts";
import { safeHostPage } from "./safeHostPage.ts";

type SafeHostFiles = { readonly script: string; readonly style: string };

export async function buildSafeHost(): Promise<SafeHostFiles> {
  const [script, style] = await Promise.all([
    bundleScript(fileURLToPath(new URL("safeHostScript.ts", import.meta.url))),
    readFile(new URL("safeHost.css", import.meta.url), "utf8"),
  ]);
  return { script, style };
}

export type SafeHostRoutesParts = SafeHostFiles & {
  readonly settings: HostSettings;
  readonly rpcUrls: RpcUrls;
};

export function safeHostRoutes({ script, style, settings, rpcUrls }: SafeHostRoutesParts) {
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const chainId = pathname.match(/^\/rpc\/(\d{1,9})$/)?.[1];
    if (chainId !== undefined) return askThrough(request, rpcUrls, Number(chainId));
    switch (pathname) {
      case "/":
        return pageResponse(settings);
      case "/safe-host.js":
        return scriptResponse(script);
      case "/safe-host.css":
        return new Response(style, { headers: { "Content-Type": "text/css; charset=utf-8" } });
      default:
        return new Response("Not found", { status: 404 });
    }
  };
}

function pageResponse(settings: HostSettings): Response {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src data:",
    `frame-src ${new URL(settings.site).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return new Response(safeHostPage(settings), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "no-store",
    },
  });
}
