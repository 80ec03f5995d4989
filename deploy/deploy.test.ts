// Checks the files of this folder against the server that they are for, and by the programs that read them.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { fromRoot } from "../scripts/run/root.ts";
import { createMetrics } from "../server/metrics/metrics.ts";
import { testFolder } from "../server/testing/testFolder.ts";
import { findPrograms } from "../test/browsers/installed.ts";

const read = (name: string): string => readFileSync(fromRoot(name), "utf8");

function program(name: string, debian: string): string | undefined {
  const found = findPrograms(name, { program: { names: [name], debian } });
  return found.ok ? found.value.program : undefined;
}

test("alerts and dashboard ask for metrics that the server has", () => {
  const text = createMetrics().text();
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!));
  known.add("up");
  // Of what these open.
  for (const file of ["server/start.ts", "server/openApi.ts", "server/openSite.ts"]) {
    const more = read(file).matchAll(/metrics\.(?:gauge|total)\(\s*"(\w+)"/g);
    for (const [, name] of more) known.add(name!);
  }
  const alerts = [...read("deploy/alerts.yaml").matchAll(/([a-z_0-9]+)\{job=/g)];
  const board = [...read("deploy/dashboard.json").matchAll(/([a-z_0-9]+)\{job=/g)];
  const asked = [...alerts, ...board].map(([, name]) => name!.replace(/_bucket$/, ""));
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

test("every variable that a file sets is one of the server's, or of the file's own", () => {
  const known = new Set(
    [...read("docs/operating.md").matchAll(/^\| `([A-Z_0-9]+)` \|/gm)].map(([, name]) => name!),
  );
  const own = ["NODE_ENV", "UPSTREAMS", "POSTGRES_USER", "POSTGRES_PASSWORD", "POSTGRES_DB"];
  own.push("PGHOST", "PGUSER", "PGPASSWORD", "PGDATABASE");
  const files = [
    "compose.yaml",
    "compose.env.example",
    "loamstead.env.example",
    "loamstead.service",
    "loamstead-backup.service",
  ];
  const set = files.flatMap((file) =>
    [
      ...read(`deploy/${file}`).matchAll(/(?:^|Environment=| )\s*([A-Z][A-Z_0-9]{3,})(?:=|: )/gm),
    ].map(([, name]) => name!),
  );
  expect(set).toContain("TRUSTED_PROXIES");
  expect(set.filter((name) => !known.has(name) && !own.includes(name))).toEqual([]);
});

test("the proxy of the compose file is one that the site believes", () => {
  const compose = read("deploy/compose.yaml");
  const [, trusted] = /TRUSTED_PROXIES: (\S+)/.exec(compose) ?? [];
  expect(compose).toContain(`- subnet: ${trusted}\n`);
});

const promtool = program("promtool", "prometheus");

test.skipIf(promtool === undefined)("each alert goes off by what it is for", () => {
  const run = (...args: string[]) =>
    execFileSync(promtool!, args, { cwd: fromRoot("deploy"), encoding: "utf8", stdio: "pipe" });
  expect(run("check", "rules", "alerts.yaml")).toContain("24 rules found");
  expect(run("test", "rules", "alerts.test.yaml")).toContain("SUCCESS");
});

test("the runbook tells of each alert what it means and what to type", () => {
  const alerts = [...read("deploy/alerts.yaml").matchAll(/- alert: (\w+)/g)].map(
    ([, name]) => name!,
  );
  const told = [...read("docs/runbook.md").matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name!);
  expect(told.sort()).toEqual(alerts.sort());
});

const analyze = program("systemd-analyze", "systemd");

test.skipIf(analyze === undefined)("systemd understands the backup and its timer", async () => {
  const folder = await testFolder("deploy-unit");
  for (const name of ["loamstead.service", "loamstead-backup.service", "loamstead-backup.timer"]) {
    const text = read(`deploy/${name}`);
    const here = text.replaceAll("/srv/loamstead/node_modules/.bin/node", process.execPath);
    await writeFile(path.join(folder, name), here);
  }
  const timer = path.join(folder, "loamstead-backup.timer");
  const told = execFileSync(analyze!, ["verify", "--man=no", timer], { stdio: "pipe" });
  expect(told.toString()).toBe("");
});

test.skipIf(analyze === undefined)(
  "systemd understands the service, and finds it well shut in",
  async () => {
    const folder = await testFolder("deploy-unit");
    const unit = path.join(folder, "loamstead.service");
    // Only the program is another: the one of the file is not on this machine.
    const text = read("deploy/loamstead.service");
    const [, node] = /^ExecStart=(\S+)/m.exec(text) ?? [];
    await writeFile(unit, text.replace(node!, process.execPath));
    const run = (...args: string[]) =>
      execFileSync(analyze!, args, { encoding: "utf8", stdio: "pipe" });
    expect(run("verify", "--man=no", unit)).toBe("");
    // 0 is nothing to attack, 10 everything; the network and its own code are what a server needs.
    const [, exposure] =
      /exposure level for \S+: ([\d.]+)/.exec(run("security", "--offline=true", unit)) ?? [];
    expect(Number(exposure)).toBeLessThan(2);
  },
);
