// Runs what `npm start` runs, as a process of its own.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { WorldSummary } from "../../localnet/world/startLocalWorld.ts";
import { fromRoot } from "../../scripts/run/root.ts";

export type StartedSite = {
  url: string;
  pid: number;
  world(): Promise<WorldSummary>;
  end(signal: NodeJS.Signals): Promise<void>;
};

export async function startSite(): Promise<StartedSite> {
  const child = spawn(process.execPath, [fromRoot("scripts", "start.ts")], {
    env: { ...process.env, PORT: "0", SITE_ORIGIN: "http://localhost:4173" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await addressOf(child);
  return {
    url,
    pid: child.pid!,
    world: async () => (await fetch(new URL("local/world.json", url))).json(),
    async end(signal) {
      const gone = once(child, "exit");
      child.kill(signal);
      await gone;
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout!.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const address = /^The site is ready at (\S+)$/m.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once("exit", () => reject(new Error(`the start ended early:\n${output}`)));
  });
}
