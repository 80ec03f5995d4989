// Finds out which uploaded pictures a restored database names and the store lacks, and brings them from a backup's folder.
import { accept, type Result } from "@loamstead/lib/result.ts";
import type { FileTrouble } from "../files/files.ts";
import type { PictureFiles } from "../pictures/pictureFiles.ts";
import type { Statements } from "../store/database.ts";

export type Brought = { named: number; brought: number; lacking: number };

const PAGE = 500;

/** What is there and whole stays; what is banned is not looked for. */
export async function bringPictures(
  db: Statements,
  { store, backup }: { store: PictureFiles; backup?: PictureFiles | undefined },
): Promise<Result<Brought, FileTrouble>> {
  const counted = { named: 0, brought: 0, lacking: 0 };
  for (let after = ""; ; ) {
    const rows = await db.rows(
      "select hash from pictures where banned_at is null and hash > ? order by hash limit ?",
      [after, PAGE],
    );
    for (const row of rows) {
      const hash = String(row.hash);
      counted.named += 1;
      const there = await store.read(hash);
      if (!there.ok) return there;
      if (there.value !== undefined) continue;
      const kept = await backup?.read(hash);
      if (kept?.ok !== true || kept.value === undefined) {
        counted.lacking += 1;
        continue;
      }
      const written = await store.write(hash, kept.value);
      if (!written.ok) return written;
      counted.brought += 1;
    }
    if (rows.length < PAGE) return accept(counted);
    after = String(rows.at(-1)?.hash);
  }
}
