// Serves a tiny site with the real WalletConnect provider, as the local world serves the real site.
import { fileURLToPath } from "node:url";
import { createAdaptorServer } from "@hono/node-server";
import type { Page } from "playwright";
import { serveLocally } from "../../../server/testing/serveLocally.ts";
import { attestationScript } from "../../attestation/attestationScript.ts";
import { keptScript } from "../../wallet/keptScript.ts";

type TinyDappOptions = { relayUrl: string; attestationUrl: string };

export async function startTinyDapp({ relayUrl, attestationUrl }: TinyDappOptions) {
  const script = await keptScript(fileURLToPath(new URL("fixtures/tinyDapp.ts", import.meta.url)));
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
  const { port, stop } = await serveLocally(server);
  return { url: `http://localhost:${port}/`, stop };
}

/** Begins to connect the app; the code is for a phone. */
export const pairingCode = (app: Page): Promise<string> =>
  app.evaluate(async () => {
    const provider = await globalThis.dapp;
    const shown = new Promise<string>((resolve) => provider.once("display_uri", resolve));
    globalThis.connecting = provider.connect().then(
      () => "connected",
      ({ message }) => message,
    );
    return shown;
  });
