// What the process that develops tells the server's: by its environment, as all else that a server is told.
import type { LocalDependencies } from "../../server/serverDependencies.ts";

type ServerOrder = {
  readonly port: number;
  /** Of the stand-in for a build. */
  readonly distDir: string;
  readonly local?: Pick<LocalDependencies, "settings" | "sources"> | undefined;
};

const NAME = "DEV_SERVER";

export const serverOrder = (order: ServerOrder) => ({ [NAME]: JSON.stringify(order) });

export const readServerOrder = (env: NodeJS.ProcessEnv): ServerOrder => JSON.parse(env[NAME]!);
