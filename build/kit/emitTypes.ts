// Writes the declarations of the doors and of what they name, with paths that hold in any other house.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { promisify } from "node:util";

type Options = { packages: string; outDir: string; doors: Readonly<Record<string, string>> };

const run = promisify(execFile);

/** What a declaration imports, at the top or in the midst of a type. */
const imported = /(?<=(?:from |import\(|import )")([^"]+)(?=")/g;

/** `types/wallet-kit/src/index.d.ts` and so on, as the source lies. */
export async function emitTypes({ packages, outDir, doors }: Options): Promise<void> {
  // In the house, where the compiler finds the packages that it reads types of.
  const emitted = await mkdtemp(join(outDir, "types-"));
  try {
    await emit(packages, emitted, Object.values(doors));
    const left = Object.values(doors).map((door) => declarationOf(relative(packages, door)));
    const done = new Set<string>();
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      if (done.has(file)) continue;
      done.add(file);
      const place = join(outDir, "types", file);
      const text = await readFile(join(emitted, file), "utf8");
      const whole = text.replace(imported, (from) => {
        const found = withinPackages(from, file!);
        // What is not there is an example's, in a comment; a host's compiler would miss anything else.
        if (!found || !existsSync(join(emitted, declarationOf(found)))) return from;
        left.push(declarationOf(found));
        const path = relative(dirname(file!), found).replace(/\.tsx?$/, ".js");
        return path.startsWith(".") ? path : `./${path}`;
      });
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, whole.replace(/^import "[^"]+\.css";\n/gm, ""));
    }
  } finally {
    await rm(emitted, { recursive: true });
  }
}

export const declarationOf = (source: string): string => source.replace(/\.tsx?$/, ".d.ts");

/** Where what is imported lies below `packages/`; undefined for what a host has installed. */
function withinPackages(from: string, file: string): string | undefined {
  if (from.startsWith(".")) return relative("/", resolve("/", dirname(file), from));
  return /^@loamstead\/(.+\.tsx?)$/.exec(from)?.[1];
}

async function emit(packages: string, outDir: string, doors: readonly string[]): Promise<void> {
  const config = join(outDir, "tsconfig.json");
  const options = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: packages,
    outDir,
    // By their names they would be somebody else's packages, of which nothing is written.
    paths: { "@loamstead/*": [join(packages, "*")] },
  };
  const project = { extends: join(packages, "../tsconfig.json"), files: doors, include: [] };
  await writeFile(config, JSON.stringify({ ...project, compilerOptions: options }));
  const tsc = join(packages, "../node_modules/@typescript/native/bin/tsc");
  await run(process.execPath, [tsc, "--checkers", "1", "--project", config]).catch(({ stdout }) => {
    throw new Error(`The kit's declarations could not be written:\n${stdout}`);
  });
}
