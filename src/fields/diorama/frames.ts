// The frames a field is drawn in: the bare island, a square under the sky, a wide card for links.

/** Drawing units per unit of the model. */
export const FIELD_SCALE = 80;

/**
 * The bare island's own frame: the same for every field, so that a live scene can stand in the very
 * place of the drawing, and wide enough for whatever a turn brings to the edge.
 */
export const islandFrame = { width: 924, height: 882, originX: 462, originY: 472 };

export type SkyFrame = {
  readonly width: number;
  readonly height: number;
  /** How large the island's own frame stands in it, and how far its middle lies below the middle. */
  readonly zoom: number;
  readonly sink: number;
  /** How far its middle lies right of the middle: words stand on the other side. */
  readonly aside: number;
};

/** What marketplaces show, and what a shared link shows. */
export const skyFrames = {
  square: { width: 1000, height: 1000, zoom: 1, sink: -10, aside: 0 },
  card: { width: 1200, height: 630, zoom: 0.76, sink: -8, aside: 250 },
} as const satisfies Record<string, SkyFrame>;

export type FrameName = "island" | keyof typeof skyFrames;
export const frameNames: readonly FrameName[] = ["island", "square", "card"];

/** How far the triangles of a live field may lie off, in tiles: about a dot of its picture. */
export const LIVE_TOLERANCE = 0.02;
