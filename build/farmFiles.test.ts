import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { farmFiles } from "./farmFiles.ts";

type Module = { importedIds?: string[]; dynamicallyImportedIds?: string[] };

/** By paths below the root. */
const modules: Record<string, Module> = {
  "src/app/client.tsx": {
    importedIds: ["packages/lib/once.ts"],
    dynamicallyImportedIds: ["src/play/page/page.tsx", "src/rules/page.tsx", "src/news/page.tsx"],
  },
  "src/play/page/page.tsx": {
    importedIds: ["src/ownFarms/lastFarm/index.ts"],
    dynamicallyImportedIds: [
      "src/play/page/Play.tsx",
      "src/play/farms/wholeLaw.ts",
      "src/play/farms/farmDevice.ts",
    ],
  },
  "src/play/page/Play.tsx": {
    importedIds: [
      "packages/lib/once.ts",
      "packages/ui/TextField.tsx",
      "src/farm/growth/grow.ts",
      "src/play/farms/farmDevice.ts",
      "src/ownFarms/lastFarm/index.ts",
      "src/play/yard/Farmyard.tsx",
    ],
    dynamicallyImportedIds: ["src/play/papers/sheets.ts"],
  },
  "src/play/papers/sheets.ts": { importedIds: ["src/play/yard/Farmyard.tsx"] },
  "src/play/farms/wholeLaw.ts": { importedIds: ["src/farm/growth/grow.ts"] },
  "src/rules/page.tsx": { importedIds: ["src/farm/growth/grow.ts"] },
  "src/news/page.tsx": { importedIds: ["packages/ui/TextField.tsx"] },
};

test("what the farm alone loads is a few files by who needs it, and what others load stays theirs", () => {
  const at = (ids: readonly string[] = []) => ids.map((id) => `/loam/${id}`);
  const graph = {
    getModuleInfo: (id: string) => {
      const { importedIds, dynamicallyImportedIds } = modules[id.slice("/loam/".length)] ?? {};
      return { importedIds: at(importedIds), dynamicallyImportedIds: at(dynamicallyImportedIds) };
    },
  };
  const { name } = farmFiles("/loam", ["src/app/client.tsx"]);
  const fileOf = (id: string) =>
    (name as (id: string, graph: Rolldown.ChunkingContext) => string | null)(
      `/loam/${id}`,
      graph as unknown as Rolldown.ChunkingContext,
    );
  expect(fileOf("src/play/yard/Farmyard.tsx")).toBe("playedFarm");
  expect(fileOf("src/play/farms/wholeLaw.ts")).toBe("wholeLaw");
  expect(fileOf("src/farm/growth/grow.ts")).toBe("farmRules");
  expect(fileOf("src/play/farms/farmDevice.ts")).toBe("farmDevice");
  // The page of every newcomer has it, the start has it, and others load it without the farm.
  for (const id of [
    "src/ownFarms/lastFarm/index.ts",
    "packages/lib/once.ts",
    "packages/ui/TextField.tsx",
  ])
    expect(fileOf(id), id).toBeNull();
  expect(fileOf("src/play/papers/sheets.ts")).toBeNull();
});
