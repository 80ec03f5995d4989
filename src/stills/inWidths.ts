// The files of one picture, each with the width that it was drawn in.
import type { Sized } from "./sourceSet.ts";

export const inWidths = (widths: readonly number[], urls: readonly string[]): readonly Sized[] =>
  urls.map((url, i) => ({ url, width: widths[i]! }));
