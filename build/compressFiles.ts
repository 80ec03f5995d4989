// Stores each text file beside its brotli and gzip twins, so that the server never compresses (precompression).
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const text = /\.(html|js|css|json|xml|svg|txt|webmanifest)$/;

export async function compressFiles(folder: string, which: RegExp = text): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => which.test(name)).map((name) => join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
  return files.length;
}
