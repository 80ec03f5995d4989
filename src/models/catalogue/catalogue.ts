// Gathers the pieces from the files of furniture, in the order of the shelves: there is no list to keep.
import type { Piece } from "../furniture/furniture.ts";
import { type MeasuredPiece, measured } from "./measured.ts";
import { sets } from "./sets.ts";
import { shelves } from "./shelves.ts";

/** What the files of furniture export, by the names of the files. */
export type PieceFiles = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export type Gathered = {
  readonly pieces: readonly MeasuredPiece[];
  /** What is wrong with files that export something like furniture, in sentences. */
  readonly faults: readonly string[];
};

type Unchecked = Partial<Record<keyof Piece, unknown>>;

const isModel = (value: unknown): value is Unchecked =>
  typeof value === "object" && value !== null && "parts" in value;

/** What a piece must say for all else to be worked out; the compiler says it too, to those who ask it. */
function missing({ id, name, set, stands, footprint, parts }: Unchecked): string | null {
  if (typeof name !== "string" || name === "") return "needs a name";
  if (typeof id !== "string" || !/^[a-z]+(-[a-z]+)*$/.test(id))
    return `needs an id of small letters and dashes, not ${JSON.stringify(id)}`;
  if (!sets.some((each) => each.id === set))
    return `is in no set; the sets are ${sets.map((each) => each.id).join(", ")}`;
  if (stands !== "floor" && stands !== "wall" && stands !== "surface")
    return "stands on the floor, a wall or a surface, and must say on which";
  if (footprint !== undefined && !(Array.isArray(footprint) && footprint.length === 2))
    return "says a footprint that is no width and depth";
  return Array.isArray(parts) && parts.length > 0 ? null : "has no parts";
}

function inOrder(pieces: readonly MeasuredPiece[]): MeasuredPiece[] {
  const order = sets.flatMap(({ id }) => shelves[id].trim().split(/\s+/));
  const places = new Map(order.map((id, place) => [id, place]));
  const setOf = ({ set }: Piece) => sets.findIndex(({ id }) => id === set);
  const place = ({ id }: Piece) => places.get(id) ?? order.length;
  return pieces.toSorted(
    (a, b) => setOf(a) - setOf(b) || place(a) - place(b) || (a.name < b.name ? -1 : 1),
  );
}

/** What is much alike is exported as one list. */
const several = ([key, value]: [string, unknown]): [string, unknown][] =>
  Array.isArray(value) ? value.map((each) => [key, each]) : [[key, value]];

export function gatherPieces(files: PieceFiles): Gathered {
  const pieces: MeasuredPiece[] = [];
  const faults: string[] = [];
  for (const [file, exported] of Object.entries(files))
    for (const [key, value] of Object.entries(exported).flatMap(several)) {
      if (!isModel(value)) continue;
      const fault = missing(value);
      const piece = value as Piece;
      const twin = pieces.find(({ id, name }) => id === piece.id || name === piece.name);
      if (fault) faults.push(`${file}: ${key} ${fault}.`);
      else if (twin) faults.push(`${file}: ${key} has the id or the name of another, ${twin.id}.`);
      else pieces.push(measured(piece));
    }
  return { pieces: inOrder(pieces), faults };
}
