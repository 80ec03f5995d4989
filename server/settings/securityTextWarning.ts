// Warns while security.txt, which the build dates, is about to end or has ended.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const SOON_MS = 30 * 24 * 60 * 60_000;

/** Undefined where there is none, or time enough. */
export async function securityTextWarning(
  siteDir: string,
  now: number,
): Promise<string | undefined> {
  const text = await readFile(join(siteDir, ".well-known/security.txt"), "utf8").catch(() => "");
  const [, date] = /^Expires: (.*)$/m.exec(text) ?? [];
  if (date === undefined || Date.parse(date) - now > SOON_MS) return undefined;
  return `security.txt is good until ${date}: build anew before that, or nobody has to believe it`;
}
