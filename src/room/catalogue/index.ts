// The catalogue of rooms: models for the core, pieces for the panel, parts and lights for the views.
export { type FinishPiece, finishPiece, finishPieces, OWN_PICTURE, reliefOf } from "./finishes.ts";
export { openingModels } from "./openings.ts";
export { type Look, lightsOf, partsOf } from "./partsOf.ts";
export { type PicturePlace, pictureAt } from "./pictureFrames.ts";
export { findPieces, madeIn, type Piece, pieces, pieceUrl, sets, tintsOf } from "./pieces.ts";
export { cottageOf, floorParts, wallPartsOf } from "./roomShell.ts";
export { catalogueWith, siteCatalogue } from "./siteCatalogue.ts";
export { usualUpOf } from "./usualUp.ts";
