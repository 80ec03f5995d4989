// Serves the tiny site under the headers of the real one, with the wallet and its nodes beside it.
import { fileURLToPath } from "node:url";
import { createAdaptorServer } from "@hono/node-server";
import { serveLocally } from "../../../server/testing/serveLocally.ts";
import { keptScript } from "../keptScript.ts";
import type { RpcUrls } from "../rpcForwarding.ts";
import { buildWalletScript, walletRoutes } from "../walletRoutes.ts";

export type TinySiteServer = {
  readonly url: string;
  /** Lets another origin show the site in a frame. */
  allowFraming(origin: string): void;
  stop(): Promise<void>;
};

const page = (attributes: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tiny site</title>
<link rel="icon" href="data:,">
<body>
<main>
<h1>Tiny site</h1>
<button id="open">Open a dialog</button>
<dialog aria-label="The site's own"><button id="connect">Connect</button><output></output></dialog>
</main>
<script src="/local/wallet.js" ${attributes}></script>
<script src="/site.js"></script>
</body>
</html>`;

export async function startTinySite(rpcUrls: RpcUrls): Promise<TinySiteServer> {
  const [script, siteScript] = await Promise.all([
    buildWalletScript(),
    keptScript(fileURLToPath(new URL("tinySite.ts", import.meta.url))),
  ]);
  const local = walletRoutes({ base: "/local/", script, rpcUrls });
  let framers = "'none'";

  const server = createAdaptorServer({
    async fetch(request) {
      const answer = await local(request);
      if (answer) return answer;
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === "/site.js") {
        return new Response(siteScript, { headers: { "Content-Type": "text/javascript" } });
      }
      if (pathname !== "/") return new Response("Not found", { status: 404 });
      return new Response(page(searchParams.get("tag") ?? ""), {
        headers: {
          "Content-Type": "text/html",
          "Content-Security-Policy": `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; frame-ancestors ${framers}`,
        },
      });
    },
  });
  const { port, stop } = await serveLocally(server);
  return {
    url: `http://localhost:${port}/`,
    stop,
    allowFraming(origin) {
      framers = origin;
    },
  };
}
