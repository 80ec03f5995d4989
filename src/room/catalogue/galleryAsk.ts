// What the gallery is asked for: rooms by their age or by their hearts, that meet the theme of the week, with a piece in them, or with walls of a colour.

export const wallColours = [
  "white",
  "yellow",
  "rose",
  "red",
  "green",
  "blue",
  "brown",
  "grey",
] as const;

export type WallColour = (typeof wallColours)[number];

export type GalleryAsk =
  | { readonly by: "new" | "loved" | "theme" }
  | { readonly by: "piece"; readonly piece: string }
  | { readonly by: "walls"; readonly walls: WallColour };

export const piecePattern = /^[a-z0-9-]{1,60}$/;

const isColour = (text: string | null): text is WallColour =>
  (wallColours as readonly (string | null)[]).includes(text);

/** Out of the query of an address; what it does not know counts for nothing. */
export function readGalleryAsk(search: string): GalleryAsk {
  const query = new URLSearchParams(search);
  const piece = query.get("piece");
  if (piece !== null && piecePattern.test(piece)) return { by: "piece", piece };
  const walls = query.get("walls");
  if (isColour(walls)) return { by: "walls", walls };
  const by = query.get("by");
  return { by: by === "loved" || by === "theme" ? by : "new" };
}

/** The query that asks for it, with the question mark; nothing for what comes unasked. */
export function galleryQuery(ask: GalleryAsk, after: string | null = null): string {
  const query = new URLSearchParams();
  if (ask.by === "piece") query.set("piece", ask.piece);
  else if (ask.by === "walls") query.set("walls", ask.walls);
  else if (ask.by !== "new") query.set("by", ask.by);
  if (after !== null) query.set("after", after);
  return query.size > 0 ? `?${query}` : "";
}
