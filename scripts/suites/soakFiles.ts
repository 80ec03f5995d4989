// Which files of tests have a long form, and what runs them.
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fromRoot } from "../run/root.ts";

const text = (file: string) => readFileSync(fromRoot(file), "utf8");
const found = (pattern: string) => globSync(pattern, { cwd: fromRoot() }).sort();
const asksHowLong = (file: string) => /from "[./]+(?:test\/)?soak\.ts"|"@long"/.test(text(file));

const beside = "{src,packages,server,build,localnet,scripts,deploy,drawStills,test/layers}/**";

/** Beside the code, what many tests use included. */
export const soakCode = (): string[] =>
  found(`${beside}/{*.test.{ts,tsx},testing/*.ts}`).filter(asksHowLong);

/** For Vitest: the tests among them, and those that use the others. */
export function soakTests(): string[] {
  const names = soakCode()
    .filter((file) => !file.includes(".test."))
    .map((file) => `/${basename(file)}"`);
  return found(`${beside}/*.test.{ts,tsx}`).filter(
    (file) => asksHowLong(file) || names.some((name) => text(file).includes(name)),
  );
}

/** Of the end-to-end tests, those that many specs use included. */
export const soakPages = (): string[] => found("test/e2e/*.ts").filter(asksHowLong);

/** For Playwright: the specs among them, and those that use the others. */
export function soakSpecs(): string[] {
  const pages = soakPages();
  return found("test/e2e/*.spec.ts").filter(
    (spec) =>
      pages.includes(spec) || pages.some((page) => text(spec).includes(`"./${basename(page)}"`)),
  );
}
