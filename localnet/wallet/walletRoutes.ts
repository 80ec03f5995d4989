// Answers for the wallet on the site's own origin: its script, and the way to the chains' nodes.
import { fileURLToPath } from "node:url";
import { keptScript } from "./keptScript.ts";
import { askThrough, type RpcUrls } from "./rpcForwarding.ts";

type WalletRoutesParts = {
  /** Begins and ends with "/": everything is answered under it. */
  readonly base: string;
  /** What buildWalletScript made. */
  readonly script: string;
  /** The nodes by chain id. */
  readonly rpcUrls: RpcUrls;
};

/** Undefined for what lies outside of `base`, so that the site can answer it. */
type LocalRoutes = (request: Request) => Promise<Response | undefined>;

export function walletRoutes({ base, script, rpcUrls }: WalletRoutesParts): LocalRoutes {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(base)) return undefined;
    const path = pathname.slice(base.length);
    if (path === "wallet.js") return scriptResponse(script);
    const chainId = path.match(/^rpc\/(\d{1,9})$/)?.[1];
    return chainId === undefined ? undefined : askThrough(request, rpcUrls, Number(chainId));
  };
}

export function scriptResponse(script: string): Response {
  return new Response(script, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** The wallet's page script: one self-contained piece of JavaScript. */
export function buildWalletScript(): Promise<string> {
  return keptScript(fileURLToPath(new URL("walletScript.ts", import.meta.url)));
}
