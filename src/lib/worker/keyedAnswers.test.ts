// Answers are asked for once, let go beyond the bound, and asked for again where they were refused.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { describe, expect, test } from "vitest";
import { keyedAnswers } from "./keyedAnswers.ts";
import type { WorkerTrouble } from "./openWorkerClient.ts";

function memory(most: number) {
  const asked: { key: string; settle: (result: Result<string, WorkerTrouble>) => void }[] = [];
  const made: string[] = [];
  const clock = { now: 0 };
  const answers = keyedAnswers({
    keyOf: (key: string) => key,
    ask: (key) =>
      new Promise<Result<string, WorkerTrouble>>((settle) => void asked.push({ key, settle })),
    most,
    made: (key, answer) => made.push(`${key} ${answer}`),
    now: () => clock.now,
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  async function settle(result: Result<string, WorkerTrouble>) {
    asked.shift()!.settle(result);
    await settled();
  }
  return { answers, asked, made, clock, settle };
}

describe("keyedAnswers", () => {
  test("what is being made is not asked for again, nor what is known", async () => {
    const { answers, asked, settle } = memory(2);
    const both = Promise.all([answers.ask("a"), answers.ask("a")]);
    expect(asked).toHaveLength(1);
    await settle(accept("A"));
    expect(await both).toEqual([accept("A"), accept("A")]);
    expect(await answers.ask("a")).toEqual(accept("A"));
    expect(answers.look("a")).toBe("A");
    expect(asked).toHaveLength(0);
  });

  test("beyond the bound, what lay unused the longest goes and is asked for again", async () => {
    const { answers, asked, settle } = memory(2);
    for (const key of ["a", "b", "c"]) {
      void answers.ask(key);
      await settle(accept(key.toUpperCase()));
    }
    expect(answers.look("c")).toBe("C");
    expect(answers.look("a")).toBe(null);
    expect(asked.map(({ key }) => key)).toEqual(["a"]);
  });

  test("a refusal is handed on and not kept: whoever asks again has it asked for again", async () => {
    const { answers, asked, settle } = memory(2);
    const first = answers.ask("a");
    await settle(refuse("crashed"));
    expect(await first).toEqual(refuse("crashed"));
    const second = answers.ask("a");
    expect(asked).toHaveLength(1);
    await settle(accept("A"));
    expect(await second).toEqual(accept("A"));
  });

  test("whoever looks is told when it is made; after a refusal it is asked for again, but not with every look", async () => {
    const { answers, asked, made, clock, settle } = memory(2);
    expect([answers.look("a"), answers.look("a")]).toEqual([null, null]);
    expect(asked).toHaveLength(1);
    await settle(refuse("failed"));
    expect(answers.look("a")).toBe(null);
    expect(asked).toHaveLength(0);
    clock.now = 5_000;
    expect(answers.look("a")).toBe(null);
    expect(asked).toHaveLength(1);
    expect(made).toEqual([]);
    await settle(accept("A"));
    expect(made).toEqual(["a A"]);
    expect(answers.look("a")).toBe("A");
  });
});
