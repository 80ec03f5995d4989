// The connector to a Safe: only for a page in the frame of its app, where it connects without being asked.
import type { Connector } from "wagmi";
import { safe } from "wagmi/connectors/safe";
import type { ConnectorParts, FoundConnector } from "./foundConnector.ts";

const safeApp = /^https:\/\/app\.safe\.global$/;
const loopback = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

export function findSafe({ page }: Pick<ConnectorParts, "page">): FoundConnector {
  if (!page.framed) return { ok: false, kind: "not-found" };
  const connector = safe({
    // A page on this machine may stand in a Safe's frame on this machine; no other page may.
    allowedDomains: loopback.test(page.origin) ? [safeApp, loopback] : [safeApp],
    unstable_getInfoTimeout: 2_000,
  });
  return { ok: true, key: "safe", connector, load };
}

/** Whatever goes wrong before the first answer comes to one thing: there is no Safe around the page. */
async function load(connector: Connector): Promise<void> {
  try {
    await connector.getProvider();
  } catch (cause) {
    throw new Error("Could not load Safe information.", { cause });
  }
}
