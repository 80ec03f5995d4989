// Answers what is no request, or comes too slowly to be one, as everything else is answered, logged and counted.
import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Connections } from "./http/connections.ts";
import { badRequest, methodNotAllowed, type Problem, problem, rawProblem } from "./http/problem.ts";
import type { SecurityHeaders } from "./http/securityHeaders.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics/metrics.ts";

type Parts = {
  headers: SecurityHeaders;
  connections: Connections;
  log: Log;
  metrics: Pick<Metrics, "requests" | "refusals">;
};

const tooSlow = problem("too-slow", "This request took too long to arrive.");
const headersTooLarge = problem("headers-too-large", "The headers of this request are too large.");

export function answerRefusedByParser(server: Server, parts: Parts): void {
  const { headers, connections, log, metrics } = parts;

  function refuseTo(socket: Duplex, told: Problem): void {
    socket.end(rawProblem(told, headers.site));
    const { status, code } = told;
    log.info({ status, code }, "no request");
    metrics.requests.add({ method: "none", route: "none", status: String(status) });
    metrics.refusals.add({ code });
  }

  // Left to itself, Node closes such a connection without a word to anybody.
  server.on("connect", (_, socket) => {
    socket.on("error", () => {});
    refuseTo(socket, methodNotAllowed(["GET", "HEAD"]));
  });
  server.on("clientError", ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    // A connection that is gone, or in the middle of an answer, has no place for another.
    if (!socket.writable || code === "ECONNRESET" || connections.isAnswering(socket)) {
      socket.destroy();
      return;
    }
    refuseTo(socket, problemOf(code));
  });
}

function problemOf(code: string | undefined) {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return tooSlow;
  return code === "HPE_HEADER_OVERFLOW" ? headersTooLarge : badRequest;
}
