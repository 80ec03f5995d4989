// Vitest's global set-up: one PostgreSQL server for the whole run, started when a test first asks.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { type StartedPostgres, startPostgres } from "./startPostgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where to ask for the address of the PostgreSQL server. */
    postgresAddress: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<StartedPostgres> | undefined;
  const addressServer = createServer((_req, res) => {
    started ??= startPostgres();
    started.then(
      ({ url }) => res.end(url),
      (error: Error) => res.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => addressServer.listen(0, "127.0.0.1", resolve));
  project.provide(
    "postgresAddress",
    `http://127.0.0.1:${(addressServer.address() as AddressInfo).port}`,
  );

  return async () => {
    addressServer.closeAllConnections();
    addressServer.close();
    await started?.then(
      ({ stop }) => stop(),
      () => {},
    );
  };
}
