// The site over a line that holds each page back in the middle of its HTML, as a slow one does: in so many pieces.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const PIECES = 8;
const REST_MS = 120;

const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));

export type SlowSite = { readonly url: string; readonly stop: () => Promise<void> };

export async function slowBody(site: string): Promise<SlowSite> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url!, site), {
      headers: { accept: request.headers.accept ?? "*/*" },
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = new Headers(answer.headers);
    // What `fetch` gives is unpacked, and as long as it is.
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"])
      headers.delete(name);
    response.writeHead(answer.status, Object.fromEntries(headers));
    const isPage = headers.get("content-type")?.startsWith("text/html");
    const long = isPage ? Math.ceil(body.length / PIECES) : body.length || 1;
    for (let at = 0; at < body.length; at += long) {
      if (at > 0) await rest();
      response.write(body.subarray(at, at + long));
    }
    response.end();
  });
  server.listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
