// Sends the same GET over one connection again and again, as fast as the answers come.
import { connect } from "node:net";

export type Asked = { times: number[]; statuses: Set<number> };

/** Node's own HTTP client would cost more than the server that is measured. */
export function keepAsking(port: number, request: string, until: number): Promise<Asked> {
  const asked: Asked = { times: [], statuses: new Set() };
  return new Promise((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port, noDelay: true }).setEncoding("latin1");
    let received = "";
    let askedAt = 0;
    function ask(): void {
      received = "";
      askedAt = performance.now();
      if (askedAt >= until) return void socket.end();
      socket.write(request);
    }
    socket.on("connect", ask);
    socket.on("data", (text) => {
      received += text;
      const [, status, headers, body = ""] =
        /^HTTP\/1\.1 (\d+) ([\s\S]*?)\r\n\r\n([\s\S]*)$/.exec(received) ?? [];
      const length = /^content-length: (\d+)\r?$/im.exec(headers ?? "")?.[1];
      if (length === undefined || body.length < Number(length)) return;
      asked.times.push(performance.now() - askedAt);
      asked.statuses.add(Number(status));
      ask();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(asked));
  });
}
