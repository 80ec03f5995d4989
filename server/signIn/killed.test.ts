// Tests that a process may die at any moment: no session that a browser was told of is lost.
import { setTimeout } from "node:timers/promises";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { expect, onTestFinished, test } from "vitest";
import { soak } from "../../test/soak.ts";
import { makePlaceWithTables, openTestDatabase } from "../store/testing/testDatabase.ts";
import { openTestBrowser, type TestBrowser } from "./testing/browser.ts";
import { type SignInProcess, startSignInProcess } from "./testing/startSignInProcess.ts";

const people = Array.from({ length: 8 }, () => privateKeyToAccount(generatePrivateKey()));

/** Signs in with a new browser; the browser, if it was told of a session. */
async function signIn(port: number, person: number): Promise<TestBrowser | undefined> {
  const account = people[person % people.length];
  if (account === undefined) return undefined;
  const browser = openTestBrowser(port);
  try {
    return (await browser.signIn(account)).status === 200 ? browser : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process knows the browser's session; throws where it does not answer as it should. */
async function isSignedIn(port: number, { cookies }: TestBrowser): Promise<boolean> {
  const { status, body } = await openTestBrowser(port, { cookies }).get("/api/session");
  if (status !== 200) throw new Error(`answered with ${status}`);
  return body !== null;
}

const kills = soak(20);

test(`killed ${kills} times while people sign in, it loses none`, async () => {
  const place = await makePlaceWithTables("sqlite");
  onTestFinished(place.remove);
  const env = { DATABASE_FILE: place.file, PATIENCE: "1000" };
  const signedIn: TestBrowser[] = [];
  let running = await startSignInProcess(env);
  onTestFinished(() => running.kill());

  for (let round = 1; round <= kills; round += 1) {
    const { port, kill } = running;
    const before = signedIn.length;
    const enough = Promise.withResolvers<void>();
    const load = people.map(async (_, person) => {
      for (;;) {
        const browser = await signIn(port, person);
        if (browser === undefined) return;
        signedIn.push(browser);
        // A few more or less, so that it dies at another moment each time.
        if (signedIn.length - before > round) enough.resolve();
      }
    });
    await Promise.race([enough.promise, Promise.all(load)]);
    await kill();
    await Promise.all(load);
    expect(signedIn.length).toBeGreaterThan(before + round);
    running = await startSignInProcess(env);
  }

  const { port } = running;
  const found = await Promise.all(signedIn.map((browser) => isSignedIn(port, browser)));
  expect(found.filter((there) => !there)).toEqual([]);
  const db = await openTestDatabase("sqlite", { place });
  expect(await db.rows("pragma integrity_check")).toEqual([{ integrity_check: "ok" }]);
});

test("of three processes one is killed, and who tries once more notices nothing", async () => {
  const place = await makePlaceWithTables("postgres");
  onTestFinished(place.remove);
  const env = { DATABASE_URL: place.url ?? "", PATIENCE: "1000" };
  const start = () => startSignInProcess(env);
  const processes = await Promise.all([start(), start(), start()]);
  onTestFinished(async () => {
    await Promise.all(processes.map(({ kill }) => kill()));
  });
  const [doomed] = processes;
  let alive: readonly SignInProcess[] = processes;
  let turn = 0;
  const nextPort = () => alive[turn++ % alive.length]?.port ?? 0;
  /** Where to try once more: not where it failed. */
  const otherPort = (port: number) => alive.find((one) => one.port !== port)?.port ?? 0;

  const signedIn: TestBrowser[] = [];
  const failed: string[] = [];
  let isOver = false;
  async function load(person: number): Promise<void> {
    while (!isOver) {
      const port = nextPort();
      const browser = (await signIn(port, person)) ?? (await signIn(otherPort(port), person));
      if (browser === undefined) {
        failed.push("sign-in");
        continue;
      }
      signedIn.push(browser);
      const seen = await isSignedIn(port, browser).catch(() =>
        isSignedIn(otherPort(port), browser),
      );
      if (!seen) failed.push("session");
    }
  }
  const until = async (count: number) => {
    while (signedIn.length < count) await setTimeout(5);
  };

  const people = Array.from({ length: 8 }, (_, person) => load(person));
  await until(40);
  const dying = doomed.kill();
  // The balancer takes a moment to see it; whoever is sent there tries the next one.
  await until(60);
  alive = processes.slice(1);
  await until(120);
  isOver = true;
  await Promise.all([dying, ...people]);

  expect(failed).toEqual([]);
  for (const { port } of alive) {
    const found = await Promise.all(signedIn.map((browser) => isSignedIn(port, browser)));
    expect(found.filter((there) => !there)).toEqual([]);
  }
});
