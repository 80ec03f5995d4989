// Which files of tests have a long form.
import { globSync, readFileSync } from "node:fs";
import { fromRoot } from "../run/root.ts";

export const soakFiles = (): string[] =>
  globSync("{src,server,build,localnet,scripts}/**/*.test.ts", { cwd: fromRoot() })
    .filter((file) => readFileSync(fromRoot(file), "utf8").includes('/test/soak.ts"'))
    .sort();
