// Sends each packet over a connection of its own, all at once, reads nothing, and leaves after a while.
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { workerData } from "node:worker_threads";

type Flood = { port: number; packets: readonly string[]; leaveAfterMs: number };

const { port, packets, leaveAfterMs } = workerData as Flood;

const sockets = await Promise.all(
  packets.map(async (packet) => {
    const socket = connect({ host: "127.0.0.1", port }).on("error", () => {});
    await once(socket, "connect");
    socket.write(packet);
    return socket;
  }),
);
await setTimeout(leaveAfterMs);
for (const socket of sockets) socket.destroy();
