// Tries the packed kit in other sites' pages, and counts the tests.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type HostName, openHosts } from "../../test/kit/hosts.ts";
import { fromRoot } from "../run/root.ts";
import { weighKit } from "../size/weighKit.ts";
import { runPlaywright } from "../suites/playwrightSuite.ts";
import { oneFailure, sum, type Tally } from "../suites/tally.ts";
import { packageFolder } from "./packKit.ts";

const onePass: Tally = { passed: 1, failed: 0, skipped: 0 };

type Options = {
  hosts: readonly HostName[];
  /** With packages of the registry, far from the house; otherwise with the house's own, in seconds. */
  fromRegistry: boolean;
};

export async function testKit({ hosts: names, fromRegistry }: Options): Promise<Tally> {
  const folder = fromRegistry
    ? await mkdtemp(join(tmpdir(), "kit-hosts-"))
    : fromRoot(".cache", "kit", "hosts");
  let hosts: Awaited<ReturnType<typeof openHosts>> = {};
  try {
    hosts = await openHosts(names, { folder, fromRegistry });
    const visits = await runPlaywright({
      name: "kit",
      args: ["--config", "test/kit/playwright.config.ts"],
      env: { KIT_HOSTS: JSON.stringify(hosts) },
    });
    const weight = (await weighKit(packageFolder)) ? onePass : oneFailure;
    return sum([visits, weight]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return oneFailure;
  } finally {
    for (const host of Object.values(hosts)) await host.close();
    if (fromRegistry) await rm(folder, { recursive: true, force: true });
  }
}
