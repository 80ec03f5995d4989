// Sign-ins as browsers send them, in three steps, so that the signing in between can be left out of the time.
import type { LocalAccount } from "viem";
import { messageFor } from "../../server/signIn/testing/browser.ts";
import { signInStatement } from "../../src/lib/signInStatement.ts";
import type { Answer, Line } from "./openLine.ts";
import { siteOrigin } from "./withServer.ts";

/** What a browser holds between its nonce and its session. */
export type Asked = { browser: string; nonce: string };

let visitors = 0;

/** Each comes from an address of its own, as they do in life: the limits of one are not measured. */
const nextAddress = (): string => {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
};

const post = (path: string, body: string, cookie = "") =>
  `POST ${path} HTTP/1.1\r\nHost: farm.example\r\nX-Forwarded-For: ${nextAddress()}\r\n` +
  `Origin: ${siteOrigin}\r\nContent-Type: application/json\r\nUser-Agent: ${userAgent}\r\n${cookie}` +
  `Content-Length: ${body.length}\r\n\r\n${body}`;

const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0";

export async function askForNonce(line: Line): Promise<Asked> {
  const answer = await line.ask(post("/api/sign-in/nonce", "{}"));
  return { browser: cookieIn(answer), nonce: JSON.parse(answer.body).nonce };
}

/** The request that begins the session. */
export async function sign(account: LocalAccount, { browser, nonce }: Asked): Promise<string> {
  const message = messageFor(account.address, nonce, { siteOrigin, statement: signInStatement });
  const signature = await account.signMessage({ message });
  const body = JSON.stringify({ message, signature });
  return post("/api/sign-in/verify", body, `Cookie: ${browser}\r\n`);
}

/** The cookie of the session. */
export const begin = async (line: Line, request: string): Promise<string> =>
  cookieIn(await line.ask(request));

function cookieIn({ status, head, body }: Answer): string {
  const [, cookie] = /^set-cookie: ([^;]+)/im.exec(head) ?? [];
  if (status === 200 && cookie !== undefined) return cookie;
  throw new Error(`A sign-in was answered with ${status}. ${body}`);
}
