// Tests that lines that wait to be written together keep their order, and go out however the process ends.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";

const log = JSON.stringify(new URL("./log.ts", import.meta.url).href);
const long = 5_000;

/** What a process has written that logs three times and then does this. */
async function written(end: string): Promise<string[]> {
  const program = `import { createLog } from ${log};
    const log = createLog("info");
    log.info("sown");
    log.info("x".repeat(${long}));
    log.info("reaped");
    ${end}`;
  const run = promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
  const { stdout } = await run.catch((failed: { stdout: string }) => failed);
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).msg);
}

describe("the server's log", () => {
  test.each(["", "process.exit(0)", 'throw new Error("hail")'])(
    "no line is lost: %s",
    async (end) => {
      expect(await written(end)).toEqual(["sown", "x".repeat(long), "reaped"]);
    },
  );
});
