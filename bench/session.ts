// Measures how many session checks a second the whole server answers, next to Node's bare HTTP server.
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { startProcess } from "../server/testing/startProcess.ts";
import { median } from "./figures/figures.ts";
import { describeTimes } from "./signIn/describeTimes.ts";
import { type Line, openLine } from "./signIn/openLine.ts";
import { askForNonce, begin, sign } from "./signIn/signInAt.ts";
import { withServer } from "./signIn/withServer.ts";

const connections = 32;
const rounds = 9;
const secondsEach = 1;
const leastShare = 0.2;

const requestWith = (cookie: string) =>
  `GET /api/session HTTP/1.1\r\nHost: farm.example\r\nCookie: ${cookie}\r\n\r\n`;

/** Each connection asks for its own session, again and again; how long each answer took. */
async function askOn(lines: readonly Line[], requests: readonly string[]): Promise<number[]> {
  const until = performance.now() + secondsEach * 1_000;
  const all = lines.map(async ({ ask }, i) => {
    const times: number[] = [];
    for (let at = performance.now(); at < until; ) {
      const { status } = await ask(requests[i]!);
      if (status !== 200) throw new Error(`A session check was answered with ${status}.`);
      const answeredAt = performance.now();
      times.push(answeredAt - at);
      at = answeredAt;
    }
    return times;
  });
  return (await Promise.all(all)).flat();
}

const main = () =>
  withServer(async ({ port, usedSeconds }) => {
    const open = (at: number) =>
      Promise.all(Array.from({ length: connections }, () => openLine(at)));
    const lines = await open(port);
    const requests = await Promise.all(
      lines.map(async (line) => {
        const account = privateKeyToAccount(generatePrivateKey());
        return requestWith(await begin(line, await sign(account, await askForNonce(line))));
      }),
    );
    const { body } = await lines[0]!.ask(requests[0]!);
    const bareServer = await startProcess(new URL("./signIn/bareServer.ts", import.meta.url), {}, [
      body,
    ]);
    const bareLines = await open(bareServer.port);

    const bare: number[] = [];
    const whole: number[] = [];
    const used: number[] = [];
    const times: number[] = [];
    // The first round warms both up.
    for (let round = 0; round <= rounds; round += 1) {
      const bareTimes = await askOn(bareLines, requests);
      const before = await usedSeconds();
      const wholeTimes = await askOn(lines, requests);
      if (round === 0) continue;
      used.push((((await usedSeconds()) - before) * 1_000) / wholeTimes.length);
      bare.push(bareTimes.length / secondsEach);
      whole.push(wholeTimes.length / secondsEach);
      for (const time of wholeTimes) times.push(time);
    }
    await bareServer.kill();

    const share = median(whole.map((rate, round) => rate / bare[round]!));
    console.log(`bare node:http: ${Math.round(median(bare))} requests/s`);
    console.log(
      `session checks: ${Math.round(median(whole))}/s over ${connections} connections, ` +
        `${describeTimes(times)}, ${median(used).toFixed(3)} ms of processor time each`,
    );
    console.log(`that is ${Math.round(share * 100)} % of bare node:http`);
    if (share >= leastShare) return true;
    console.error(`It has to be at least ${Math.round(leastShare * 100)} %.`);
    return false;
  });

process.exitCode = (await main()) ? 0 : 1;
