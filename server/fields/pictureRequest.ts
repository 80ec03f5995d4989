// Which picture of a field an address asks for, and the name under which that picture is kept.
import { createHash } from "node:crypto";
import { type FrameName, frameNames } from "../../src/fields/diorama/frames.ts";
import { type Season, seasons } from "../../src/models/seasons.ts";
import { type Hour, hours } from "../../src/scene/light/hours.ts";
import { drawingVersion } from "../drawing/drawingVersion.ts";

/** A drawing, the same painted, or painted small for lists. */
export type PictureFormat = "svg" | "png" | "webp";

export type FieldPictureRequest = {
  readonly id: number;
  readonly form: PictureFormat;
  readonly frame: FrameName;
  readonly season: Season;
  readonly hour: Hour;
};

/** What marketplaces show: always the same, or their own copies would never agree with ours. */
export const marketplaceView = { frame: "square", season: "highSun", hour: "day" } as const;

type Asked = Pick<FieldPictureRequest, "frame" | "season" | "hour"> & {
  /** The season was asked for as "now", so the answer is soon another one. */
  isPassing: boolean;
};

/** Null where the query names something that there is not. */
export function readQuery(
  form: PictureFormat,
  query: URLSearchParams,
  now: () => Season,
): Asked | null {
  // The small one has no sky.
  const isSmall = form === "webp";
  const frames = isSmall ? (["island"] as const) : frameNames;
  const frame = oneOf(frames, query.get("frame") ?? (isSmall ? "island" : marketplaceView.frame));
  const hour = oneOf(hours, query.get("hour") ?? marketplaceView.hour);
  const wanted = query.get("season") ?? marketplaceView.season;
  const isPassing = wanted === "now";
  const season = isPassing ? now() : oneOf(seasons, wanted);
  return frame && hour && season ? { frame, hour, season, isPassing } : null;
}

function oneOf<T extends string>(known: readonly T[], text: string): T | undefined {
  return known.find((one) => one === text);
}

/** Under what name a picture lies that is drawn ahead; undefined for those that never are. */
export function aheadName({
  id,
  form,
  frame,
  season,
  hour,
}: FieldPictureRequest): string | undefined {
  if (season !== marketplaceView.season) return undefined;
  // A dark page shows them by night.
  if (form === "webp" && hour === "night") return `${id}-night.webp`;
  const isAhead = form === "webp" || (form === "png" && frame === marketplaceView.frame);
  return isAhead && hour === marketplaceView.hour ? `${id}.${form}` : undefined;
}

/** Of the code that draws fields and the collection that it draws. */
export const fieldsVersion = (collection: string): Promise<string> =>
  drawingVersion(["src/fields", "src/models"], {
    also: collection.toLowerCase(),
    // No field has furniture: a new piece leaves ten thousand pictures as they are.
    counts: (path) => !path.startsWith("src/models/furniture/"),
  });

export type NameOf = (picture: FieldPictureRequest) => string;

/** `version` stands for the code that draws and the collection that it draws. */
export const pictureNames =
  (version: string): NameOf =>
  ({ id, form, frame, season, hour }) =>
    `${version}-${id}-${frame}-${season}-${hour}.${form}`;

/** Known before the picture is: whoever has it already costs no drawing. */
export const pictureTag = (name: string): string =>
  `W/"${createHash("sha256").update(name).digest("base64url").slice(0, 22)}"`;
