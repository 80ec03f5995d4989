// A refusal in words, with the free place where there is one.
import type { Catalogue } from "../model/catalogue.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { Item, ItemPlace, RoomDocument } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import type { InvalidDocument } from "../model/validate.ts";
import { turnedExtent } from "../rules/footprint.ts";
import { indexOf } from "../rules/indexOf.ts";
import { lower, modelName, nameOfItem, openingName, theItem } from "./names.ts";
import { freeWords } from "./place.ts";
import { invalids, partNames, commandRefusals as say, sideNames, strings } from "./strings.ts";

/** Whoever never wrote such a file by hand is told where it is odd, not what a parser wants there. */
function oddWords(path: string, expected: string): string {
  const [part = "", index] = path.split(".");
  if (part === "" || part === "version") return invalids.noRoom;
  if (part === "items" && index) return invalids.oddThing(Number(index) + 1, path);
  if (part === "openings" && index) return invalids.oddOpening(Number(index) + 1, path);
  // The parser's own word for a missing value is its key.
  return expected === JSON.stringify(part) ? invalids.missing(part) : invalids.odd(part);
}

export function invalidWords({ path, problem }: InvalidDocument): string {
  switch (problem.kind) {
    case "notThis":
      return oddWords(path, problem.expected);
    case "idTwice":
      return invalids.idTwice(path, problem.id);
    case "noCarrier":
      return invalids.noCarrier(path, problem.id);
    case "stackTooHigh":
      return invalids.stackTooHigh(path);
    default:
      return invalids[problem.kind];
  }
}

/** Whether a thing on the floor is wanted where another one covers all of it. */
function isUpon(
  document: RoomDocument,
  catalogue: Catalogue,
  { model, at, turn }: Item,
  on: string,
) {
  const under = indexOf(document, catalogue).placed.get(on)?.box;
  const own = catalogue.item(model);
  if (!under || !own || at.kind !== "floor") return false;
  const { width, depth } = turnedExtent(own, turn);
  return (
    at.x >= under.x0 && at.x + width <= under.x1 && at.z >= under.z0 && at.z + depth <= under.z1
  );
}

function refusalWords(
  document: RoomDocument,
  catalogue: Catalogue,
  reason: CommandRefusal,
  wanted?: Item,
): string {
  const item = (id: string) => nameOfItem(document, catalogue, id);
  const theOther = (id: string) => {
    const other = document.items.get(id);
    return other ? theItem(catalogue, other) : strings.unknown;
  };
  const opening = (id: string) => openingName(document, catalogue, id);
  const model = (id: string) => strings.the(lower(modelName(catalogue, id)));
  switch (reason.kind) {
    case "overlaps": {
      const other = document.items.get(reason.other);
      const own = document.items.get(reason.item)?.model ?? wanted?.model;
      const isCarrier = other && (catalogue.item(other.model)?.surfaces.length ?? 0) > 0;
      const isLowly = own !== undefined && !catalogue.item(own)?.stands.includes("surface");
      // Whoever meant the table itself is told why it is not for this.
      return isCarrier && isLowly && wanted && isUpon(document, catalogue, wanted, reason.other)
        ? say.overlapsCarrier(theOther(reason.other), model(own))
        : say.overlaps(theOther(reason.other));
    }
    case "inDoorway":
    case "coversOpening":
      return say[reason.kind](opening(reason.opening));
    case "offSurface":
    case "tooTall":
      return say[reason.kind](item(reason.carrier));
    case "cannotStand":
      return say.cannotStand[reason.ground];
    case "unknownFinish":
      return say.unknownFinish[reason.ground];
    case "openingOutside":
      return say.openingOutside(opening(reason.opening), sideNames[reason.wall]);
    case "openingsMeet":
      return say.openingsMeet(opening(reason.other));
    case "outside": {
      // Of what is in the room it is said which; of what comes from the shelf one knows.
      const own = document.items.get(reason.item);
      return say.outside(own ? theItem(catalogue, own) : null);
    }
    case "itemInTheWay":
      return say.itemInTheWay(item(reason.item));
    case "stackTooHigh":
    case "tooManyOpenings":
    case "roomFull":
      return say[reason.kind](reason.most);
    case "noRoom":
    case "noSuchTint":
    case "noSuchPattern":
    case "takesNoPicture":
      return say[reason.kind](model(reason.model));
    case "noSuchPart":
      return say.noSuchPart(model(reason.model), partNames[reason.part]);
    case "noSuchCloth":
      return say.noSuchCloth(
        model(reason.model),
        reason.part === "whole" ? null : partNames[reason.part],
      );
    case "notALamp":
      return say.notALamp(item(reason.item));
    case "notOwned":
      return say.notOwned(model(reason.model), reason.owned);
    case "badSize":
      return say.badSize(reason.least, reason.most);
    case "badHeight":
      return say.badHeight(reason.least / PER_TILE, reason.most / PER_TILE);
    case "badName":
      return say.badName(reason.longest);
    case "badText":
      return say.badText(invalidWords(reason.invalid));
    case "tooFew":
      return say.tooFew(reason.least);
    default:
      return say[reason.kind];
  }
}

/** Blocked: the sofa is there; free at column 5. */
export function describeRefusal(
  document: RoomDocument,
  catalogue: Catalogue,
  reason: CommandRefusal,
  suggestion?: { readonly wanted: Item; readonly free: ItemPlace },
  wanted?: Item,
): string {
  const blocked = strings.blocked(
    refusalWords(document, catalogue, reason, wanted ?? suggestion?.wanted),
  );
  if (!suggestion) return `${blocked}.`;
  const { wanted: asked, free } = suggestion;
  const place = freeWords(document, catalogue, asked, free);
  return `${blocked}; ${free.kind === "on" ? strings.freeThere(place) : strings.freeAt(place)}.`;
}
