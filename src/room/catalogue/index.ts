// The catalogue of rooms as the page needs it: everything but the parts that pieces are built of.
export { type FinishPiece, finishPiece, finishPieces, finishUrl, OWN_PICTURE } from "./finishes.ts";
export { openingModels, openingUrl } from "./openings.ts";
export { allPieces, type Piece, sets } from "./pieces.ts";
export {
  isOfFarm,
  lightsOf,
  madeIn,
  partTintsOf,
  pictureAt,
  printColoursOf,
  tintsOf,
  usualUpOf,
} from "./rows.ts";
export { catalogueWith, type MadeHere, siteCatalogue } from "./siteCatalogue.ts";
