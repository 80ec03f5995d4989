// The day on which what pages are drawn from was last changed, where the house knows its history.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** All that a page is made of; tests and papers beside it change nothing that visitors see. */
const drawnFrom = ["content", "packages/ui", "site.config.ts", "src"];

type Environment = { readonly SOURCE_DATE_EPOCH?: string | undefined };

/** As builders elsewhere say it (reproducible-builds.org), else by git; undefined where neither knows. */
export async function contentDate(
  root: string,
  { SOURCE_DATE_EPOCH: said }: Environment = process.env,
): Promise<string | undefined> {
  if (said !== undefined && /^\d{1,11}$/.test(said))
    return new Date(Number(said) * 1000).toISOString().slice(0, 10);
  const args = ["log", "-1", "--format=%cI", "--", ...drawnFrom];
  const told = await promisify(execFile)("git", args, { cwd: root }).catch(() => null);
  const at = Date.parse(told?.stdout.trim() ?? "");
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().slice(0, 10);
}
