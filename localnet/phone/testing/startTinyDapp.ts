// Serves a tiny site with the real WalletConnect provider, as the local world serves the real site.
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { createAdaptorServer } from "@hono/node-server";
import { attestationScript } from "../../attestation/attestationScript.ts";
import { bundleScript } from "../../wallet/bundleScript.ts";

type TinyDappOptions = { relayUrl: string; attestationUrl: string };

export async function startTinyDapp({ relayUrl, attestationUrl }: TinyDappOptions) {
  const script = await bundleScript(
    fileURLToPath(new URL("fixtures/tinyDapp.ts", import.meta.url)),
  );
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `connect-src 'self' ${relayUrl}`,
    `frame-src ${attestationUrl}`,
    "img-src data:",
  ].join("; ");
  const files: Record<string, [type: string, text: string]> = {
    "/": [
      "text/html",
      `<!doctype html><html lang="en"><title>Tiny farm</title><link rel="icon" href="data:,">
<script src="/attestation.js"></script><body>
<script src="/dapp.js" data-relay-url="${relayUrl}"></script>`,
    ],
    "/attestation.js": ["text/javascript", attestationScript(attestationUrl)],
    "/dapp.js": ["text/javascript", script],
  };
  const server = createAdaptorServer({
    fetch(request) {
      const file = files[new URL(request.url).pathname];
      if (!file) return new Response("Not found", { status: 404 });
      const [type, text] = file;
      return new Response(text, {
        headers: { "Content-Type": type, "Content-Security-Policy": policy },
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
    },
  };
}
