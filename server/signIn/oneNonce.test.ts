// Tests that one nonce makes one session, however many ask at once, in one process and in three.
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { expect, onTestFinished, test } from "vitest";
import { dialects, makePlaceWithTables, openTestDatabase } from "../store/testing/testDatabase.ts";
import { messageFor, openTestBrowser } from "./testing/browser.ts";
import { startSignInProcess } from "./testing/startSignInProcess.ts";

const juniper = privateKeyToAccount(generatePrivateKey());
const processesOf = { sqlite: 1, postgres: 3 };

const rounds = 1;

test.each(dialects)(`200 at once, ${rounds} times over, on %s`, async (dialect) => {
  const place = await makePlaceWithTables(dialect);
  onTestFinished(place.remove);
  const env = { DATABASE_URL: place.url ?? "", DATABASE_FILE: place.file, PATIENCE: "1000" };
  const processes = await Promise.all(
    Array.from({ length: processesOf[dialect] }, () => startSignInProcess(env)),
  );
  onTestFinished(async () => {
    await Promise.all(processes.map(({ kill }) => kill()));
  });
  const ports = processes.map(({ port }) => port);
  const db = await openTestDatabase(dialect, { place });

  for (let round = 1; round <= rounds; round += 1) {
    const first = openTestBrowser(ports[0] ?? 0);
    const message = messageFor(juniper.address, await first.nonce());
    const signature = await juniper.signMessage({ message });
    const { cookies } = first;
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, turn) =>
        openTestBrowser(ports[turn % ports.length] ?? 0, { cookies }).verify(message, signature),
      ),
    );
    const told = answers.map(({ status, body }) =>
      status === 200 ? "session" : (body as { code: string }).code,
    );
    expect(told.filter((what) => what === "session")).toHaveLength(1);
    expect(told.filter((what) => what === "used-nonce")).toHaveLength(199);
    expect(await db.rows("select id from sessions")).toHaveLength(round);
  }
});
