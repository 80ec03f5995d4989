// Starts the Safe host on a loopback port of its own: another origin than the site, as in real life.
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { createAdaptorServer } from "@hono/node-server";
import { keptScript } from "../wallet/keptScript.ts";
import { askThrough, type RpcUrls } from "../wallet/rpcForwarding.ts";
import { scriptResponse } from "../wallet/walletRoutes.ts";
import type { HostSettings } from "./hostSettings.ts";
import { strings } from "./strings.ts";

export type RunningSafeHost = {
  /** "?auto=approve" or "?auto=reject" answers every question without the panel. */
  readonly url: string;
  /** What the site's frame-ancestors has to allow. */
  readonly origin: string;
  stop(): Promise<void>;
};

export async function startSafeHost(
  parts: SafeHostRoutesParts & {
    readonly port?: number;
    /**
     * Beside a site at localhost, "127.0.0.1" is another site to the browser, as Safe's page really
     * is: cookies and storage of the frame are then those of a third party.
     */
    readonly hostname?: "localhost" | "127.0.0.1";
  },
): Promise<RunningSafeHost> {
  const server = createAdaptorServer({ fetch: safeHostRoutes(parts) });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(parts.port ?? 0, "127.0.0.1", resolve);
  });
  const origin = `http://${parts.hostname ?? "localhost"}:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/`,
    origin,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
    },
  };
}

type SafeHostFiles = { readonly script: string; readonly style: string };

export async function buildSafeHost(): Promise<SafeHostFiles> {
  const [script, style] = await Promise.all([
    keptScript(fileURLToPath(new URL("safeHostScript.ts", import.meta.url))),
    readFile(new URL("safeHost.css", import.meta.url), "utf8"),
  ]);
  return { script, style };
}

type SafeHostRoutesParts = SafeHostFiles & {
  readonly settings: HostSettings;
  readonly rpcUrls: RpcUrls;
};

/** Answers with its page, style and script, and leads the way to the chain's node. */
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

function safeHostPage(settings: HostSettings): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(strings.pageTitle)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="safe-host.css">
<body>
<p role="status">${escaped(strings.opening)}</p>
<script src="safe-host.js" data-settings="${escaped(JSON.stringify(settings))}"></script>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
