// The site's own server as a browser reaches it.
import { link } from "../../lib/link.ts";
import type { ServerPorts } from "./askServer.ts";

export const siteServer: Omit<ServerPorts, "troubleOf"> = {
  fetch: (address, init) => fetch(address, init),
  link,
  timeout: (wait) => AbortSignal.timeout(wait),
};
