// The wire of WebDriver BiDi: numbered questions with their answers over one WebSocket.
import { once } from "node:events";
import { BrowserGone, commandMs } from "./gone.ts";

type Answer = { id?: number; result?: object; error?: string; message?: string };
type Waiting = { method: string; resolve(result: unknown): void; reject(error: Error): void };

export async function connectBiDi(address: string, printed: () => string) {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  const gone = (method: string, answer: string) => new BrowserGone(method, answer, printed());

  socket.addEventListener("message", ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data)) as Answer;
    const asker = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (error === undefined) asker?.resolve(result);
    else asker?.reject(new Error(`${error}: ${message}`));
  });
  socket.addEventListener("close", () => {
    for (const { method, reject } of waiting.values()) reject(gone(method, "nothing any more"));
  });

  return {
    ask<Result>(method: string, params: object): Promise<Result> {
      asked += 1;
      const id = asked;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      waiting.set(id, { method, resolve, reject });
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ id, method, params }));
      else reject(gone(method, "nothing any more"));
      const timer = setTimeout(() => reject(gone(method, "nothing")), commandMs);
      return promise.finally(() => clearTimeout(timer)) as Promise<Result>;
    },
    close: () => socket.close(),
  };
}
