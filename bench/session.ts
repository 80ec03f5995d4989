// Measures how many session checks a second one process answers, on its embedded database.
import { connect } from "node:net";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { openBrowser } from "../server/signIn/testing/browser.ts";
import { describeTimes } from "./signIn/describeTimes.ts";
import { withSignInProcess } from "./signIn/withSignInProcess.ts";

type Asked = { times: number[]; statuses: Set<number> };

/**
 * Sends the same GET over one connection again and again, as fast as the answers come. Node's own HTTP client
 * would cost more than the server that is measured.
 */
function keepAsking(port: number, request: string, until: number): Promise<Asked> {
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

const people = 200;
const connections = 32;
const seconds = 5;
const least = 8_000;

async function signInAll(port: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let person = 0; person < people; person += 1) {
    const browser = openBrowser(port);
    const { status } = await browser.signIn(privateKeyToAccount(generatePrivateKey()));
    if (status !== 200) throw new Error(`A sign-in was answered with ${status}.`);
    cookies.push(Array.from(browser.cookies, ([name, value]) => `${name}=${value}`).join("; "));
  }
  return cookies;
}

async function measure(port: number, cookies: readonly string[]) {
  const until = performance.now() + seconds * 1_000;
  const asked = await Promise.all(
    Array.from({ length: connections }, (_, i) => {
      const cookie = cookies[i % cookies.length];
      return keepAsking(
        port,
        `GET /api/session HTTP/1.1\r\nHost: farm.example\r\nCookie: ${cookie}\r\n\r\n`,
        until,
      );
    }),
  );
  const statuses = new Set(asked.flatMap((one) => [...one.statuses]));
  return { times: asked.flatMap((one) => one.times), statuses };
}

async function main(): Promise<boolean> {
  return withSignInProcess(async (port) => {
    const cookies = await signInAll(port);
    await measure(port, cookies);
    const { times, statuses } = await measure(port, cookies);
    if (statuses.size !== 1 || !statuses.has(200)) {
      console.error(`Some were answered with ${[...statuses].join(", ")}.`);
      return false;
    }
    const rate = Math.round(times.length / seconds);
    console.log(
      `${rate} session checks/s over ${connections} connections: ${describeTimes(times)}`,
    );
    if (rate >= least) return true;
    console.error(`It has to be at least ${least} a second.`);
    return false;
  });
}

process.exitCode = (await main()) ? 0 : 1;
