// Keeps the stream of a file from crashing the server, leaking its descriptor or breaking the framing.
import type { ServerResponse } from "node:http";
import type { Readable } from "node:stream";

/**
 * sirv pipes a file into the response and looks no further. A file that vanished would then end the
 * process with an unhandled error, a visitor who left would leave the file open, and a file that
 * changed its length would leave the client waiting or feed it bytes of the next answer.
 */
export function guardStream(res: ServerResponse): void {
  res.once("pipe", (source: Readable) => {
    const expected = Number(res.getHeader("Content-Length"));
    let sent = 0;
    source.on("data", (chunk) => {
      sent += chunk.length;
      if (sent > expected) res.destroy();
      if (sent < expected) return;
      // The answer is whole: waiting for the file's end would only hold its connection longer.
      source.unpipe(res);
      source.destroy();
      res.end();
    });
    source.on("end", () => {
      if (sent < expected) res.destroy();
    });
    source.on("error", () => res.destroy());
    res.once("close", () => source.destroy());
  });
}
