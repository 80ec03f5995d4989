// How a field is turned and brought closer: pure steps, so that keys, wheel and fingers agree (orbit camera).
export type TurntableView = { readonly turn: number; readonly zoom: number };

export const frontView: TurntableView = { turn: 0, zoom: 1 };

const CLOSEST = 3;
const EIGHTH = Math.PI / 4;
/** Small enough for a smooth turn under a held key. */
const KEY_TURN = Math.PI / 24;
const KEY_ZOOM = 1.2;

const clamped = (zoom: number) => Math.min(CLOSEST, Math.max(1, zoom));

export const turnedBy = ({ turn, zoom }: TurntableView, by: number): TurntableView => ({
  turn: turn + by,
  zoom,
});

export const zoomedBy = ({ turn, zoom }: TurntableView, by: number): TurntableView => ({
  turn,
  zoom: clamped(zoom * by),
});

/** A drag across the whole picture is half a turn. */
export const draggedBy = (view: TurntableView, pixels: number, width: number): TurntableView =>
  turnedBy(view, (pixels / width) * Math.PI);

/** To the next eighth of a turn on that side. */
export function turnedAnEighth({ turn, zoom }: TurntableView, side: 1 | -1): TurntableView {
  const eighths = turn / EIGHTH;
  const next = side > 0 ? Math.floor(eighths + 1e-6) + 1 : Math.ceil(eighths - 1e-6) - 1;
  return { turn: next * EIGHTH, zoom };
}

export const closer = (view: TurntableView): TurntableView => zoomedBy(view, KEY_ZOOM);
export const further = (view: TurntableView): TurntableView => zoomedBy(view, 1 / KEY_ZOOM);

/** Null for a key that means nothing here. */
export function byKey(view: TurntableView, key: string): TurntableView | null {
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return turnedBy(view, -KEY_TURN);
    case "ArrowRight":
    case "ArrowUp":
      return turnedBy(view, KEY_TURN);
    case "PageUp":
      return turnedAnEighth(view, 1);
    case "PageDown":
      return turnedAnEighth(view, -1);
    case "Home":
      return frontView;
    case "+":
    case "=":
      return closer(view);
    case "-":
      return further(view);
    default:
      return null;
  }
}

/** Whole degrees from 0 to 359. */
export function degreesOf({ turn }: TurntableView): number {
  const degrees = Math.round((turn * 180) / Math.PI) % 360;
  return degrees < 0 ? degrees + 360 : degrees;
}

/** A step of an animation: most of the way soon, then softly; the end itself when it is near. */
export function easeTurntable(
  from: TurntableView,
  to: TurntableView,
  milliseconds: number,
): TurntableView {
  const left = Math.exp(-milliseconds / 90);
  const turn = to.turn + (from.turn - to.turn) * left;
  const zoom = to.zoom + (from.zoom - to.zoom) * left;
  const isThere = Math.abs(turn - to.turn) < 0.002 && Math.abs(zoom - to.zoom) < 0.002;
  return isThere ? to : { turn, zoom };
}
