// The wire of WebDriver BiDi: numbered questions with their answers over one WebSocket.
import { once } from "node:events";

type Answer = { id?: number; result?: object; error?: string; message?: string };
type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

export async function connectBiDi(address: string) {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const waiting = new Map<number, Waiting>();
  let asked = 0;

  socket.addEventListener("message", ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data)) as Answer;
    const asker = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (error === undefined) asker?.resolve(result);
    else asker?.reject(new Error(`${error}: ${message}`));
  });
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("The browser is gone."));
  });

  return {
    ask<Result>(method: string, params: object): Promise<Result> {
      asked += 1;
      const id = asked;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
      return promise as Promise<Result>;
    },
    close: () => socket.close(),
  };
}
