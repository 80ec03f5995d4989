// Puts small pictures side by side on one sheet, which a page fetches at once in the place of all of them (sprite sheet).
import sharp from "sharp";

export type SheetJob = {
  form: "sheet";
  /** In their order, row by row; each is a picture of any size. */
  cells: readonly Uint8Array[];
  columns: number;
  /** Of a cell. */
  width: number;
  height: number;
};

/** The smallest at which roofs and beds keep their edges beside the pictures that they were made of. */
const QUALITY = 56;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

export async function paintSheet({ cells, columns, width, height }: SheetJob): Promise<Uint8Array> {
  const overlays = await Promise.all(
    cells.map(async (cell, at) => ({
      input: await sharp(cell)
        .resize(width, height, { fit: "contain", background: clear })
        .png()
        .toBuffer(),
      left: (at % columns) * width,
      top: Math.floor(at / columns) * height,
    })),
  );
  const rows = Math.ceil(cells.length / columns);
  const size = { width: columns * width, height: rows * height, channels: 4 } as const;
  return sharp({ create: { ...size, background: clear } })
    .composite(overlays)
    .avif({ quality: QUALITY, effort: 2 })
    .toBuffer();
}
