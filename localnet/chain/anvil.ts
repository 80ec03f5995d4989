// Starts one anvil on a free loopback port and stops it.
import { createRequire } from "node:module";
import { startGuarded } from "../guard/startGuarded.ts";

export type AnvilOptions = {
  readonly chainId: number;
  /** A state file to begin from. */
  readonly statePath?: string;
  readonly extraArgs?: readonly string[];
};

export type Anvil = {
  readonly rpcUrl: string;
  /** Settles when the node is gone, whoever ended it. */
  readonly exited: Promise<void>;
  stop(): Promise<void>;
};

export async function startAnvil({
  chainId,
  statePath,
  extraArgs = [],
}: AnvilOptions): Promise<Anvil> {
  const { ready, exited, stop } = await startGuarded({
    command: anvilBinary(),
    args: [
      "--host",
      "127.0.0.1",
      // The system picks the port, so that any number of nodes can start at once.
      "--port",
      "0",
      "--chain-id",
      String(chainId),
      // Blocks count as final after two more; with the usual 64 a local chain would never get there.
      "--slots-in-an-epoch",
      "1",
      ...(statePath === undefined ? [] : ["--load-state", statePath]),
      ...extraArgs,
    ],
    ready: /^Listening on (127\.0\.0\.1:\d+)$/,
  });
  const rpcUrl = `http://${ready[1]}`;
  return { rpcUrl, exited, stop };
}

/** The program itself, as npm has it for this machine, and not npm's wrapper: a second Node process would only cost time. */
function anvilBinary(): string {
  const fromPackage = createRequire(
    createRequire(import.meta.url).resolve("@foundry-rs/anvil/package.json"),
  );
  const architecture = process.arch === "x64" ? "amd64" : process.arch;
  const [system, file] =
    process.platform === "win32" ? ["win32", "anvil.exe"] : [process.platform, "anvil"];
  return fromPackage.resolve(`@foundry-rs/anvil-${system}-${architecture}/bin/${file}`);
}
