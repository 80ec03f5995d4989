// A document as it lies in its row: a large one compressed, which makes the row a tenth and the write as much shorter.
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";

/** Smaller ones fill a few pages of the database anyway. */
const LARGE_BYTES = 65_536;
/** The text of a document is JSON, and no JSON begins so. */
const mark = "brotli:";
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export async function compressDocument(text: string, bytes: number): Promise<string> {
  if (bytes <= LARGE_BYTES) return text;
  const packed = await promisify(brotliCompress)(text, quality);
  return mark + packed.toString("base64");
}

export async function decompressDocument(kept: string): Promise<string> {
  if (!kept.startsWith(mark)) return kept;
  const packed = Buffer.from(kept.slice(mark.length), "base64");
  return (await promisify(brotliDecompress)(packed)).toString();
}
