// A group of processes with so much memory and no more, for tests of what the kernel ends where it is full.
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { onTestFinished } from "vitest";

export type MemoryGroup = {
  /** Whoever writes its number here is in it, and so are the processes that it starts. */
  procs: string;
  /** Of all of them, with what the kernel could let go of. */
  used(): number;
  limit(bytes: number): void;
  /** How many of its processes the kernel has ended. */
  killed(): number;
};

const text = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8").trim() : "");

/** By the newer of the two kinds that Linux has: where this process may make groups, if anywhere. */
function placeOfSecond(): string | undefined {
  const root = "/sys/fs/cgroup";
  if (!text(join(root, "cgroup.controllers")).includes("memory")) return undefined;
  const own = /^0::(.*)$/m.exec(text("/proc/self/cgroup"))?.[1] ?? "/";
  const hands = (place: string) => text(join(place, "cgroup.subtree_control")).includes("memory");
  return [join(root, own), root].find(hands) ?? root;
}

/** Undefined where none can be made; it goes with the test. */
export function makeMemoryGroup(bytes: number): MemoryGroup | undefined {
  const second = placeOfSecond();
  const group = join(second ?? "/sys/fs/cgroup/memory", `loamstead-test-${process.pid}`);
  const limit = (to: number) =>
    writeFileSync(join(group, second ? "memory.max" : "memory.limit_in_bytes"), String(to));
  try {
    mkdirSync(group);
    limit(bytes);
  } catch {
    if (existsSync(group)) rmdirSync(group);
    return undefined;
  }
  onTestFinished(async () => {
    // The kernel counts the last process out of it a moment after its end.
    for (let tries = 0; existsSync(group) && tries < 50; tries += 1) {
      try {
        rmdirSync(group);
      } catch {
        await setTimeout(50);
      }
    }
  });
  const events = join(group, second ? "memory.events" : "memory.oom_control");
  return {
    procs: join(group, "cgroup.procs"),
    used: () => Number(text(join(group, second ? "memory.current" : "memory.usage_in_bytes"))),
    limit,
    killed: () => Number(/^oom_kill (\d+)$/m.exec(text(events))?.[1] ?? 0),
  };
}

export const noGroups =
  "no group of processes with a limit of memory can be made here: that takes cgroups, and the right to make them";
