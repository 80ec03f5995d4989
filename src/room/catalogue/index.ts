// The catalogue of rooms as the page needs it: everything but the parts that pieces are built of.
export { type FinishPiece, finishPiece, finishPieces, finishUrl, OWN_PICTURE } from "./finishes.ts";
export { openingModels, openingUrl } from "./openings.ts";
export { allPieces, type CataloguePiece, sets } from "./pieces.ts";
export {
  isOfFarm,
  lightsOf,
  madeIn,
  otherTintsOf,
  partTintsOf,
  pictureAt,
  printColoursOf,
  usualUpOf,
} from "./rows.ts";
export { catalogueWith, type MadeHere, siteCatalogue } from "./siteCatalogue.ts";
