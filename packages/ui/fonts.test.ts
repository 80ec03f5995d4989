// Reads the font files: whether each has the letters that its sheet says, and both together all that there were.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";

const here = import.meta.dirname;

/** The tables that a WOFF2 file may name by a number alone; `cmap` is the first. */
const CMAP = 0;
const NAMED = 63;
/** Their bytes are written otherwise than in a plain font, and so have a second length. */
const REWRITTEN = new Set([10, 11]);

/** The letters of a font. Only what stands before its table of them is passed over. */
function lettersOf(file: Buffer): Set<number> {
  expect(file.toString("latin1", 0, 4)).toBe("wOF2");
  const tables = file.readUInt16BE(12);
  let at = 48;
  const readLength = () => {
    let length = 0;
    for (;;) {
      const byte = file[at++]!;
      length = length * 128 + (byte & 127);
      if (byte < 128) return length;
    }
  };
  let start = 0;
  let cmap = -1;
  for (let table = 0; table < tables; table++) {
    const flags = file[at++]!;
    const kind = flags & 63;
    if (kind === NAMED) at += 4;
    let length = readLength();
    const isRewritten = REWRITTEN.has(kind) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    if (isRewritten) length = readLength();
    if (kind === CMAP) cmap = start;
    start += length;
  }
  const compressed = file.subarray(at, at + file.readUInt32BE(20));
  return readCmap(brotliDecompressSync(compressed).subarray(cmap));
}

/** Format 4: ranges of two bytes each. */
function readCmap(cmap: Buffer): Set<number> {
  const letters = new Set<number>();
  for (let each = 0; each < cmap.readUInt16BE(2); each++) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + each * 8));
    if (table.readUInt16BE(0) !== 4) continue;
    const doubled = table.readUInt16BE(6);
    for (let range = 0; range < doubled; range += 2) {
      const end = table.readUInt16BE(14 + range);
      const start = table.readUInt16BE(16 + doubled + range);
      for (let letter = start; letter <= end && letter < 0xffff; letter++) letters.add(letter);
    }
  }
  return letters;
}

const rangesOf = (text: string) =>
  text.split(",").map((range) => {
    const [first, last] = range.trim().replace("U+", "").split("-");
    return [Number.parseInt(first!, 16), Number.parseInt(last ?? first!, 16)] as const;
  });

const sheet = await readFile(join(here, "fonts.css"), "utf8");

/** As the sheet has them: which file is for which letters. */
const faces = [...sheet.matchAll(/fonts\/([\w-]+\.woff2)"[^}]*unicode-range:([^;]+);/g)].map(
  ([, name, ranges]) => ({ name: name!, ranges: rangesOf(ranges!) }),
);

/** What no page writes by itself: accents that go over the letter before, and the ends of lines. */
const LEFT_OUT = new Set([0x0, 0xd, 0x102, 0x300, 0x301, 0x303, 0x309, 0x323]);

const isIn = (ranges: (readonly [number, number])[], letter: number) =>
  ranges.some(([first, last]) => first <= letter && letter <= last);

test.each(["fredoka", "nunito"])(
  "%s has each letter in the file where a page looks for it",
  async (font) => {
    const [first, rest] = faces.filter(({ name }) => name.startsWith(font));
    const whole = lettersOf(
      await readFile(
        join(
          here,
          `../../node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`,
        ),
      ),
    );
    const wanted = [...whole].filter((letter) => !LEFT_OUT.has(letter));
    expect(wanted.length).toBeGreaterThan(200);
    for (const { name, ranges } of [first!, rest!]) {
      const letters = lettersOf(await readFile(join(here, "fonts", name)));
      const expected = wanted.filter((letter) => isIn(ranges, letter));
      expect(
        [...letters].sort((a, b) => a - b),
        name,
      ).toEqual(expected.sort((a, b) => a - b));
    }
    const inBoth = wanted.filter(
      (letter) => isIn(first!.ranges, letter) && isIn(rest!.ranges, letter),
    );
    expect(inBoth).toEqual([]);
    const inNone = wanted.filter(
      (letter) => !isIn(first!.ranges, letter) && !isIn(rest!.ranges, letter),
    );
    expect(inNone).toEqual([]);
  },
);

test("English needs the first file alone", () => {
  const { ranges } = faces.find(({ name }) => name === "nunito-first.woff2")!;
  for (const sign of "The quick brown fox: “it’s 7 × 6 … 42”, — a day – 5 · 4 % −3 [ok] {x} #1 @home ~")
    expect(isIn(ranges, sign.codePointAt(0)!), sign).toBe(true);
});
