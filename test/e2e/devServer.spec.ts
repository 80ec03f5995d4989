// `npm run dev`: the address that it tells is the one at which visitors can sign in, and no other is taken.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { holdFreePort } from "../../scripts/ports.ts";
import { fromRoot } from "../../scripts/run/root.ts";
import { testedSite } from "../../scripts/suites/testedSite.ts";
import { expect, test } from "./test.ts";

function startDev(port: number) {
  const env = { NETWORK: "mainnet", PORT: String(port), SITE_ORIGIN: testedSite.origin };
  const child = spawn(process.execPath, [fromRoot("scripts", "dev.ts")], {
    env: { ...process.env, ...env, NO_COLOR: "1", FORCE_COLOR: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  return { child, ended: once(child, "exit"), output: () => output };
}

test("it tells the address that the server takes sign-ins from", async () => {
  const held = await holdFreePort("127.0.0.1");
  await held.release();
  const { child, ended, output } = startDev(held.port);
  await expect.poll(output).toContain(`${testedSite.origin}/`);
  expect(output()).not.toContain(`127.0.0.1:${held.port}`);
  child.kill("SIGTERM");
  await ended;
});

test("a port that is taken is refused in a sentence", async () => {
  const held = await holdFreePort("127.0.0.1");
  const { ended, output } = startDev(held.port);
  expect((await ended)[0]).toBe(1);
  expect(output().trim()).toMatch(/^Port \d+ on 127\.0\.0\.1 is taken by another program\..*$/);
  await held.release();
});
