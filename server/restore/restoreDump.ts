// Reads a dump of PostgreSQL into an empty database by PostgreSQL's own program.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";

/** All of it or nothing; refuses, in the program's words, what it cannot read or put there. */
export async function restoreDump(
  dump: string,
  url: string,
  env: NodeJS.ProcessEnv,
): Promise<Result<void>> {
  if (!existsSync(dump)) return refuse(`There is no backup at ${dump}.`);
  const { hostname, port, pathname, username, password } = new URL(url);
  const args = ["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction"];
  const child = spawn("pg_restore", [...args, "--dbname", pathname.slice(1), dump], {
    // What names the database and opens it stands in no list of processes.
    env: {
      ...env,
      PGHOST: hostname,
      PGPORT: port || "5432",
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    said = (said + text).slice(-2_000);
  });
  return new Promise((resolve) => {
    child.on("error", () =>
      resolve(refuse("pg_restore is not installed. On Debian: apt-get install postgresql-client")),
    );
    child.on("close", (code) =>
      resolve(code === 0 ? accept(undefined) : refuse(`pg_restore refused it. ${said.trim()}`)),
    );
  });
}
