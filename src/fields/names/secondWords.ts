// The second words of fields' names: 40 for any land, and 40 more for each kind of land.
import type { KindOf } from "../odds.ts";

/** The order of every list is part of the names: a word may be bettered, never moved. */
export const secondWords: readonly string[] = (
  "Piece,Close,Acre,Croft,Garth,Field,Paddock,Patch,Plot,Toft,Furlong,Ground,Half Acre,Five Acre," +
  "Ten Acre,Corner,Nook,End,Gate,Stile,Lane,Walk,Steps,Cross,Post,Barn,Fold,Pightle,Pingle,Leasow," +
  "Selion,Tongue,Sling,Strip,Lot,Holding,Hide,Yard,Garden,Headland"
).split(",");

const low = (
  "Mead Meadow Lea Ley Ham Holm Ings Eyot Vale Dale Green Bank Hatch Lawn Sward Pasture Haystack " +
  "Rick Common Bower Arbour Hedge Row Dole Swath Ait Hayfield Haymead Oxgang Leaze Grasslands " +
  "Haugh Aftermath Stackyard Linhay Byre Croftland Plumgarth Hopyard Carr"
).split(" ");
const wooded = (
  "Wood Copse Spinney Grove Holt Shaw Hurst Hanger Thicket Dingle Dell Dene Glade Clearing Coppice " +
  "Covert Brake Ride Bough Stand Saplings Stump Hollow Woodside Frith Weald Den Chase Forest Nest " +
  "Warren Burrow Sett Timber Sawpit Rough Stubbing Ridding Assart Thwaite"
).split(" ");
const high = (
  "Rise Hill Knoll Down Top Brow Fell Edge Ridge Rigg Pike Knott Scar Crag Tor Beacon Barrow Howe " +
  "Combe Slade Gill Bluff Slope Steep Shoulder Saddle Crest Crown Height View Prospect Lookout " +
  "Rampart Terrace Lynchet Sheepwalk Ledge Sheepfold Stair Gap"
).split(" ");
const coast = (
  "Marsh Saltings Strand Ness Bight Dune Creek Staithe Causeway Sands Shingle Foreshore Cove Bay " +
  "Haven Quay Landing Wharf Groyne Tideway Wall Sound Levels Flats Bar Point Beach Warth Links " +
  "Denes Moorings Anchorage Jetty Foreland Tidemark Slipway Breakwater Lagoon Seabank Seaward"
).split(" ");
const heath = (
  "Heath Hollies Breck Bents Sandlings Purlieu Turbary Whins Gorselands Firs Birches Pines Clump " +
  "Ring Drift Ridgeway Droveway Trackway Crossways Heathside Intake Newtake Enclosure Roughs Scrub " +
  "Tussocks Hillocks Plain Sandhills Dryleys Comfort Outset Sandbank Gains Outfield Dryhills " +
  "Gravels Swalings Barrens Sunnyside"
).split(" ");

export const landWords: Record<KindOf<"region">, readonly string[]> = {
  vale: low,
  meadows: low,
  wood: wooded,
  downs: high,
  shore: coast,
  heath,
  moor: high,
  fells: high,
};
