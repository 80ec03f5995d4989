// Finds the pieces and the templates of a project in their folders, and says what is wrong with them.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gatherPieces, type PieceFiles } from "../../src/models/catalogue/catalogue.ts";
import type { MeasuredPiece } from "../../src/models/catalogue/measured.ts";
import { decode } from "../../src/room/model/decode.ts";
import { templateWords } from "../../src/room/template/strings.ts";

export type Sources = {
  readonly pieces: readonly MeasuredPiece[];
  readonly templates: Readonly<Record<string, unknown>>;
  readonly faults: readonly string[];
};

const FURNITURE = "src/models/furniture";
const TEMPLATES = "src/room/template";

async function furnitureIn(root: string) {
  const names = await readdir(join(root, FURNITURE));
  const files: Record<string, PieceFiles[string]> = {};
  const broken: string[] = [];
  for (const name of names.toSorted()) {
    if (!name.endsWith(".ts") || name.includes(".test.")) continue;
    const path = join(root, FURNITURE, name);
    try {
      files[`${FURNITURE}/${name}`] = await import(pathToFileURL(path).href);
    } catch (error) {
      broken.push(`${FURNITURE}/${name} cannot be loaded: ${(error as Error).message}`);
    }
  }
  const { pieces, faults } = gatherPieces(files);
  return { pieces, faults: [...broken, ...faults] };
}

function templateFault(id: string, text: string): string | null {
  const file = `${TEMPLATES}/${id}.json`;
  if (!Object.hasOwn(templateWords, id)) return `${file} has no name and no words in strings.ts.`;
  const read = decode(text);
  return read.ok ? null : `${file} is no room: ${read.reason.problem.kind} at ${read.reason.path}.`;
}

async function templatesIn(root: string) {
  const templates: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const id of Object.keys(templateWords)) {
    const text = await readFile(join(root, TEMPLATES, `${id}.json`), "utf8").catch(() => "");
    const fault = templateFault(id, text);
    if (fault) faults.push(fault);
    else templates[id] = JSON.parse(text);
  }
  return { templates, faults };
}

export async function gatherSources(root: string): Promise<Sources> {
  const { pieces, faults } = await furnitureIn(root);
  const rooms = await templatesIn(root);
  return { pieces, templates: rooms.templates, faults: [...faults, ...rooms.faults] };
}
