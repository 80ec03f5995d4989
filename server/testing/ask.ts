// Sends one request exactly as written, over its own connection, for the server's tests.
import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
} from "node:http";
import { connect } from "node:net";
import { buffer, text } from "node:stream/consumers";

export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type RawRequest = { method?: string; headers?: Record<string, string>; body?: string };

export function ask(port: number, path: string, question: RawRequest = {}): Promise<RawResponse> {
  const { method = "GET", headers = {}, body } = question;
  return answerTo(request({ host: "127.0.0.1", port, path, method, headers, agent: false }), body);
}

/** Sends the request with that body, and reads the answer to its end. */
export function answerTo(req: ClientRequest, body?: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    req.on("error", reject);
    req.on("response", (res) => {
      buffer(res).then(
        (content) => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: content }),
        reject,
      );
    });
    req.end(body);
  });
}

/** Gives back the head of an answer; its body stays unread, and holds the server up, until read. */
export async function askSlowly(port: number, path: string): Promise<IncomingMessage> {
  const req = request({ host: "127.0.0.1", port, path, agent: false }).end();
  const res = await new Promise<IncomingMessage>((resolve, reject) => {
    req.once("response", resolve).on("error", reject);
  });
  return res.pause();
}

/** Writes bytes to a new connection and gives back all that comes until the server closes it. */
export async function sendRawBytes(port: number, bytes: string): Promise<string> {
  const socket = connect({ host: "127.0.0.1", port });
  socket.write(bytes, "latin1");
  return text(socket.setEncoding("latin1"));
}
