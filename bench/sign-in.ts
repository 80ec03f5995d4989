// Measures whole sign-ins a second on one process, next to the bare signature check that bounds them.
import { type LocalAccount, recoverMessageAddress } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { longestMessage, parseMessage } from "../server/signIn/message.ts";
import { messageFor, openBrowser } from "../server/signIn/testing/browser.ts";
import { messageWith } from "../server/signIn/testing/goodMessage.ts";
import { mutatedMessages } from "../server/signIn/testing/mutatedMessages.ts";
import { describeTimes } from "./signIn/describeTimes.ts";
import { withSignInProcess } from "./signIn/withSignInProcess.ts";

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
const seconds = 6;
const least = 200;
const slowestMs = 5;

const people = Array.from({ length: visitors }, () => privateKeyToAccount(generatePrivateKey()));

/** How many signatures a core checks in a second, with nothing around it. */
async function bareChecks(account: LocalAccount): Promise<number> {
  const message = messageFor(account.address, "0123456789abcdef");
  const signature = await account.signMessage({ message });
  const check = () => recoverMessageAddress({ message, signature });
  for (let warm = 0; warm < 100; warm += 1) await check();
  const startedAt = performance.now();
  let checks = 0;
  while (performance.now() - startedAt < 2_000) {
    await check();
    checks += 1;
  }
  return (checks * 1_000) / (performance.now() - startedAt);
}

async function signInFor(port: number, account: LocalAccount, until: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const startedAt = performance.now();
    const { status } = await openBrowser(port).signIn(account);
    if (status !== 200) throw new Error(`A sign-in was answered with ${status}.`);
    times.push(performance.now() - startedAt);
  }
  return times;
}

async function measure(port: number, forSeconds: number): Promise<number[]> {
  const until = performance.now() + forSeconds * 1_000;
  return (await Promise.all(people.map((account) => signInFor(port, account, until)))).flat();
}

async function main(): Promise<boolean> {
  const parse = slowestParse();
  console.log(`the slowest of 100,000 messages was parsed in ${parse.toFixed(2)} ms`);
  const [first] = people;
  const bare = first === undefined ? Number.NaN : await bareChecks(first);
  const times = await withSignInProcess(async (port) => {
    await measure(port, 2);
    return measure(port, seconds);
  });
  const rate = times.length / seconds;
  console.log(`bare signature checks: ${Math.round(bare)}/s`);
  console.log(
    `whole sign-ins, ${visitors} at once, signed here: ${Math.round(rate)}/s, ${describeTimes(times)}`,
  );
  console.log(`that is ${Math.round((rate / bare) * 100)} % of the bare check`);
  if (rate < least) console.error(`It has to be at least ${least} a second.`);
  if (parse > slowestMs) console.error(`A message may take ${slowestMs} ms at most.`);
  return rate >= least && parse <= slowestMs;
}

process.exitCode = (await main()) ? 0 : 1;
