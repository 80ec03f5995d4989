// Holds the picture that travels of a room to the processor time and memory that it may take, in a process of its own each.
import { fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { furnitureFile } from "../build/furniture/furnitureFile.ts";
import { fromRoot, root } from "../scripts/run/root.ts";
import type { DevelopJob } from "../server/drawing/developing.ts";
import { readFurnitureFrom } from "../server/drawing/furniture.ts";
import { developingLimits } from "../server/drawing/openDrawing.ts";

const CARD = { seconds: 8, megabytes: 320 };
const ALL = { seconds: 20, megabytes: 350 };
const LARGE_SECONDS = 20;
const THINGS = 365;

const words = {
  name: "Where the kettle sings",
  caption: "Bread at last",
  by: null,
  address: "farm.example/rooms/0123456789",
};

type Told = { seconds: number; megabytes: number };

/** The card alone, and then the prints of the same room. */
async function measured(document: string, isWhole: boolean): Promise<Told[]> {
  const furniture = await furnitureFile(root);
  const child = fork(fileURLToPath(import.meta.url), ["develop", furniture], {
    execArgv: [
      `--max-old-space-size=${developingLimits.megabytes}`,
      ...(developingLimits.flags ?? []),
    ],
    serialization: "advanced",
  });
  const job: DevelopJob = { document, pictures: [], owned: [], shot: null, words: null };
  const told: Told[] = [];
  for (const one of isWhole ? [job, { ...job, words }] : [job])
    told.push(
      await new Promise<Told>((resolve) => {
        child.once("message", (answer) => resolve(answer as Told));
        child.send(one);
      }),
    );
  child.kill();
  return told;
}

async function serve(furniture: string): Promise<void> {
  readFurnitureFrom(furniture);
  const { createDeveloper } = await import("../server/drawing/developRoom.ts");
  const develop = createDeveloper();
  process.on("message", async (job: DevelopJob) => {
    await develop(job);
    const { user, system } = process.cpuUsage();
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
    process.send!({ seconds: (user + system) / 1e6, megabytes } satisfies Told);
  });
}

function tell(name: string, { seconds, megabytes }: Told, most: Partial<Told>): boolean {
  const isGood = seconds <= (most.seconds ?? seconds) && megabytes <= (most.megabytes ?? megabytes);
  console.log(
    `${name.padEnd(44)} ${seconds.toFixed(1).padStart(5)} s ${String(megabytes).padStart(4)} MB${isGood ? "" : "  too much"}`,
  );
  return isGood;
}

async function crowded(): Promise<string> {
  readFurnitureFrom(await furnitureFile(root));
  const { encode } = await import("../src/room/model/encode.ts");
  const { crowdedRoom } = await import("../src/room/model/sampleRoom.ts");
  return encode(crowdedRoom(THINGS));
}

async function main(): Promise<void> {
  let isGood = true;
  for (const [id, light] of [
    ["harvest-kitchen", "day"],
    ["fireside-parlour", "evening"],
    ["moonlit-nursery", "night"],
    ["winter-room", "evening"],
  ] as const) {
    const room = JSON.parse(await readFile(fromRoot(`src/room/template/${id}.json`), "utf8"));
    const [card, all] = await measured(JSON.stringify({ ...room, light }), true);
    isGood = tell(`${id}, ${light}: card`, card!, CARD) && isGood;
    isGood = tell(`${id}, ${light}: with both prints`, all!, ALL) && isGood;
  }
  const [large] = await measured(await crowded(), false);
  isGood = tell(`${THINGS} things: card`, large!, { seconds: LARGE_SECONDS }) && isGood;
  if (!isGood) process.exitCode = 1;
}

const [, , role, furniture] = process.argv;
if (role === "develop") await serve(furniture!);
else await main();
