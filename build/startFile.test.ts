import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { startFile } from "./startFile.ts";

const modules: Record<string, { importedIds: string[]; dynamicallyImportedIds: string[] }> = {
  "/farm/entry.ts": { importedIds: ["/farm/lib.ts"], dynamicallyImportedIds: ["/farm/react.ts"] },
  "/farm/lib.ts": { importedIds: [], dynamicallyImportedIds: ["/farm/page.ts"] },
  "/farm/react.ts": { importedIds: ["/farm/reactCore.ts"], dynamicallyImportedIds: [] },
};

test("one file has what the entry imports, now or later, and nothing that its parts import later", () => {
  const graph = { getModuleInfo: (id: string) => modules[id] ?? null };
  const { name } = startFile("/farm", "entry.ts");
  const fileOf = (id: string) =>
    (name as (id: string, graph: Rolldown.ChunkingContext) => string | null)(
      id,
      graph as unknown as Rolldown.ChunkingContext,
    );
  const start = ["/farm/entry.ts", "/farm/lib.ts", "/farm/react.ts", "/farm/reactCore.ts"];
  for (const id of start) expect(fileOf(id), id).toBe("start");
  expect(fileOf("/farm/page.ts")).toBeNull();
});
