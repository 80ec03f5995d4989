// Measures whole sign-ins a second on one process, next to the bare signature check that bounds them.
import { type LocalAccount, recoverMessageAddress } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { longestMessage, parseMessage } from "../server/signIn/message.ts";
import { messageFor } from "../server/signIn/testing/browser.ts";
import { messageWith } from "../server/signIn/testing/goodMessage.ts";
import { mutatedMessages } from "../server/signIn/testing/mutatedMessages.ts";
import { median } from "./figures/figures.ts";
import { type Line, openLine } from "./signIn/openLine.ts";
import { askForNonce, begin, sign } from "./signIn/signInAt.ts";
import { type Server, withServer } from "./signIn/withServer.ts";

const filled = (make: (filling: string) => string, unit: string) => {
  const room = longestMessage - make("").length;
  return make(unit.repeat(Math.floor(room / unit.length)));
};

function* hostileMessages(): Generator<string> {
  for (const unit of ["a", "%41", "1:", ":", "[", "@", "%", "0.", "/", "\n", "-"]) {
    yield filled((text) => messageWith({ uri: `URI: https://${text}` }), unit);
    yield filled((text) => messageWith({ uri: `URI: x:${text} ` }), unit);
    yield filled((text) => messageWith({ heading: `[${text}] wants` }), unit);
    yield filled((text) => `${text} wants you to sign in with your Ethereum account:`, unit);
    yield filled((text) => messageWith({ statement: `${text}"` }), unit);
    yield filled(
      (text) => messageWith({ issuedAt: `Issued At: 2026-03-01T06:30:00.${text}` }),
      unit,
    );
    yield filled((text) => messageWith({ requestId: `Request ID: ${text}` }), unit);
  }
  yield filled((text) => messageWith({ resource2: `- a:${text}` }), "\n- a:");
}

function timeOf(text: string): number {
  const startedAt = performance.now();
  parseMessage(text);
  return performance.now() - startedAt;
}

/** Milliseconds; a pause of the machine is told from a slow message by trying again. */
function slowestParse(): number {
  let slowest = 0;
  for (const messages of [mutatedMessages(100_000), hostileMessages()]) {
    for (const text of messages) {
      const first = timeOf(text);
      if (first > slowest) {
        slowest = Math.max(slowest, Math.min(first, ...[1, 2, 3, 4].map(() => timeOf(text))));
      }
    }
  }
  return slowest;
}

const visitors = 16;
const signInsEach = 20;
const rounds = 7;
const leastShare = 0.5;
const slowestMs = 5;

const people = Array.from({ length: visitors }, () => privateKeyToAccount(generatePrivateKey()));

/** Milliseconds for one signature to be checked, with nothing around it. */
async function bareCheck(account: LocalAccount): Promise<number> {
  const message = messageFor(account.address, "0123456789abcdef");
  const signature = await account.signMessage({ message });
  const startedAt = performance.now();
  for (let checks = 0; checks < visitors * signInsEach; checks += 1) {
    await recoverMessageAddress({ message, signature });
  }
  return (performance.now() - startedAt) / (visitors * signInsEach);
}

const timed = async <T>(work: Promise<T>): Promise<[T, number]> => {
  const startedAt = performance.now();
  const value = await work;
  return [value, performance.now() - startedAt];
};

/** All visitors at once, each as fast as the answers come. */
const everybody = <T>(lines: readonly Line[], step: (line: Line, i: number) => Promise<T>) =>
  Promise.all(
    lines.map(async (line, visitor) => {
      const done: T[] = [];
      for (let i = 0; i < signInsEach; i += 1)
        done.push(await step(line, visitor * signInsEach + i));
      return done;
    }),
  ).then((all) => all.flat());

/** Milliseconds for one whole sign-in: the nonce and the session, without the wallet's signing. */
async function wholeSignIn(lines: readonly Line[]): Promise<number> {
  const [asked, nonceMs] = await timed(everybody(lines, askForNonce));
  const requests = await Promise.all(asked.map((one, i) => sign(people[i % visitors]!, one)));
  const [, beginMs] = await timed(everybody(lines, (line, i) => begin(line, requests[i]!)));
  return (nonceMs + beginMs) / requests.length;
}

async function measure({ port, usedSeconds }: Server): Promise<number> {
  const lines = await Promise.all(people.map(() => openLine(port)));
  const [bare, whole, used]: number[][] = [[], [], []];
  // The first round warms both up.
  for (let round = 0; round <= rounds; round += 1) {
    const [bareMs, before] = [await bareCheck(people[0]!), await usedSeconds()];
    const wholeMs = await wholeSignIn(lines);
    if (round === 0) continue;
    bare!.push(bareMs);
    whole!.push(wholeMs);
    used!.push((((await usedSeconds()) - before) * 1_000) / (visitors * signInsEach));
  }
  for (const line of lines) line.close();
  const share = median(bare!.map((ms, round) => ms / whole![round]!));
  console.log(`a bare signature check: ${median(bare!).toFixed(2)} ms`);
  console.log(
    `a whole sign-in, ${visitors} at once, signed elsewhere: ${median(whole!).toFixed(2)} ms, ` +
      `${median(used!).toFixed(2)} ms of processor time`,
  );
  console.log(`${Math.round(share * 100)} sign-ins in the time of 100 bare checks`);
  return share;
}

async function main(): Promise<boolean> {
  const parse = slowestParse();
  console.log(`the slowest of 100,000 messages was parsed in ${parse.toFixed(2)} ms`);
  const share = await withServer(measure);
  if (share < leastShare) console.error(`It has to be at least ${leastShare * 100}.`);
  if (parse > slowestMs) console.error(`A message may take ${slowestMs} ms at most.`);
  return share >= leastShare && parse <= slowestMs;
}

process.exitCode = (await main()) ? 0 : 1;
