// Which ways of writing a film there are, in the order in which they are tried: H.264 plays everywhere, the others where it cannot be written.

export type FilmCodec = {
  /** As the container calls it, and … */
  readonly name: "avc" | "vp9" | "vp8";
  /** … as the browser's encoder does. */
  readonly codec: string;
  readonly file: "mp4" | "webm";
};

/** Of H.264 the profile that compresses best first, then the one that the plainest devices write. */
export const filmCodecs: readonly FilmCodec[] = [
  { name: "avc", codec: "avc1.640028", file: "mp4" },
  { name: "avc", codec: "avc1.4d0028", file: "mp4" },
  { name: "avc", codec: "avc1.42e028", file: "mp4" },
  { name: "vp9", codec: "vp09.00.40.08", file: "webm" },
  { name: "vp8", codec: "vp8", file: "webm" },
];

export const filmTypes = { mp4: "video/mp4", webm: "video/webm" } as const;

/** The first that holds; a device that says it can, and then does not, is no rarity. */
export async function firstThat<T>(
  all: readonly T[],
  holds: (one: T) => Promise<boolean>,
): Promise<T | null> {
  for (const one of all) if (await holds(one)) return one;
  return null;
}
