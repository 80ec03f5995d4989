// Vitest's global set-up: one PostgreSQL server for the whole run, and a database of each sort to copy, made when a test first asks.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { type StartedPostgres, startPostgres } from "./startPostgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers `/server` with the address of the PostgreSQL server and `/file` with a file to copy. */
    databasesAddress: string;
    /** What to copy on the PostgreSQL server. */
    copiedDatabase: string;
  }
}

const copiedDatabase = "with_tables";

// Runs without a database do not wait for what one needs.
const making = () => import("./copiedDatabases.ts");

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<StartedPostgres> | undefined;
  let server: Promise<string> | undefined;
  let made: ReturnType<Awaited<ReturnType<typeof making>>["makeCopiedFile"]> | undefined;

  async function openServer(): Promise<string> {
    started = startPostgres();
    const { url } = await started;
    await (await making()).makeCopiedDatabase(url, copiedDatabase);
    return url;
  }
  async function askFor(what: string | undefined): Promise<string> {
    if (what === "/server") {
      server ??= openServer();
      return server;
    }
    made ??= making().then(({ makeCopiedFile }) => makeCopiedFile());
    return (await made).file;
  }

  const addressServer = createServer((request, response) => {
    askFor(request.url).then(
      (where) => response.end(where),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => addressServer.listen(0, "127.0.0.1", resolve));
  const { port } = addressServer.address() as AddressInfo;
  project.provide("databasesAddress", `http://127.0.0.1:${port}`);
  project.provide("copiedDatabase", copiedDatabase);

  return async () => {
    addressServer.closeAllConnections();
    addressServer.close();
    await Promise.allSettled([
      started?.then(({ stop }) => stop()),
      made?.then((it) => it.remove()),
    ]);
  };
}
