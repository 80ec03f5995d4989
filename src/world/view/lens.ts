// What follows from how close one looks: the same for all of a pan, so it is worked out once and kept.

/** The window that the map is seen through, in CSS pixels, and how far the country reaches. */
export type MapWindow = {
  readonly width: number;
  readonly height: number;
  readonly bounds: {
    readonly west: number;
    readonly east: number;
    readonly north: number;
    readonly south: number;
  };
};

const DEGREE = Math.PI / 180;
/** From afar as the drawing has it; close by as a field is drawn, which lies turned by a twelfth. */
const FAR = { rise: 50 * DEGREE, turn: 0 } as const;
const NEAR = { rise: 31 * DEGREE, turn: 15 * DEGREE } as const;

/** Steps across the narrower side of the window: where the eye begins to sink, and where it has sunk. */
const SINKS = { from: 16, to: 6 } as const;
/** Open sea about the country, in steps. */
const SEA = 4;

const smooth = (t: number): number => t * t * (3 - 2 * t);
const within = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));

/** As wide for its height as the drawing of the country, which is seen in the very same measure and place. */
const SHAPE = 5 / 4;

/** CSS pixels for a step at zoom 1. */
export function fitOf({ width, height, bounds }: MapWindow): number {
  const across = bounds.east - bounds.west + 2 * SEA;
  const down = (bounds.south - bounds.north + 2 * SEA) * Math.sin(FAR.rise);
  return Math.min(width / Math.max(across, down * SHAPE), height / Math.max(down, across / SHAPE));
}

export type MapLens = {
  /** CSS pixels for a step from one field to the next. */
  readonly step: number;
  /** How many steps the narrower side of the window shows. */
  readonly across: number;
  /** 0 from afar, 1 where fields are seen as they are by themselves. */
  readonly nearness: number;
  /** The eye's height over the horizon, and how far it stands east of south, in radians. */
  readonly rise: number;
  readonly turn: number;
  readonly sinRise: number;
  readonly cosRise: number;
  readonly sinTurn: number;
  readonly cosTurn: number;
  /** Half of what the window shows of the ground, in steps: to its sides, and up and down. */
  readonly wide: number;
  readonly tall: number;
};

const focused = (zoom: number, frame: MapWindow): MapLens => {
  const { width, height } = frame;
  const step = zoom * fitOf(frame);
  const across = Math.min(width, height) / step;
  const nearness = smooth(within(0, (SINKS.from - across) / (SINKS.from - SINKS.to), 1));
  const rise = FAR.rise + (NEAR.rise - FAR.rise) * nearness;
  const turn = FAR.turn + (NEAR.turn - FAR.turn) * nearness;
  const sinRise = Math.sin(rise);
  return {
    step,
    across,
    nearness,
    rise,
    turn,
    sinRise,
    cosRise: Math.cos(rise),
    sinTurn: Math.sin(turn),
    cosTurn: Math.cos(turn),
    wide: width / 2 / step,
    tall: height / 2 / step / sinRise,
  };
};

const kept: { frame: MapWindow | null; zoom: number; lens: MapLens | null } = {
  frame: null,
  zoom: 0,
  lens: null,
};

export function lensOf({ zoom }: { readonly zoom: number }, frame: MapWindow): MapLens {
  if (kept.lens && kept.frame === frame && kept.zoom === zoom) return kept.lens;
  kept.lens = focused(zoom, frame);
  kept.frame = frame;
  kept.zoom = zoom;
  return kept.lens;
}
