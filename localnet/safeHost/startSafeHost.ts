// Starts the Safe host on a loopback port of its own: another origin than the site, as in real life.
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { type SafeHostRoutesParts, safeHostRoutes } from "./safeHostRoutes.ts";

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
