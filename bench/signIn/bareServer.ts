// Node's own HTTP server, which says to everybody what a session check says, and does nothing else.
import { createServer } from "node:http";
import { serveLocally } from "../../server/testing/serveLocally.ts";

const [body = ""] = process.argv.slice(2);
const { port } = await serveLocally(
  createServer((_req, res) => {
    res.setHeader("Content-Type", "application/json");
    res.setHeader("Content-Length", Buffer.byteLength(body));
    res.end(body);
  }),
);
process.stdout.write(`${port}\n`);
process.stdin.on("close", () => process.exit(0)).resume();
