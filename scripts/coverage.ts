// `npm run coverage`: which lines the tests of Vitest's project `node` run through, of all that is ours.
import { fromRoot } from "./run/root.ts";
import { runProgram } from "./run/runProgram.ts";
import { tool } from "./run/tool.ts";

const measured = "{src,packages,server,build,localnet}/**/*.{ts,tsx}";
// Tests and what they stand on; types have no lines that run.
const passedOver = ["**/*.test.{ts,tsx}", "**/testing/**", "**/fixtures/**", "**/*.d.ts"];

const { code } = await runProgram(
  process.execPath,
  [
    tool("vitest"),
    "run",
    "--project=node",
    "--coverage.enabled",
    "--coverage.provider=v8",
    `--coverage.include=${measured}`,
    ...passedOver.map((files) => `--coverage.exclude=${files}`),
    "--coverage.reporter=text-summary",
    "--coverage.reporter=html",
    `--coverage.reportsDirectory=${fromRoot(".cache/coverage")}`,
    ...process.argv.slice(2),
  ],
  { isShown: true },
);
process.exitCode = code;
