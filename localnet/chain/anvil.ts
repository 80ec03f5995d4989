// Starts one anvil on a free loopback port and stops it.
import { startGuarded } from "../guard/startGuarded.ts";
import { anvilBinary } from "./anvilBinary.ts";

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
