// Which picture somebody is known by.
import { hasHatBack } from "../farm/letters/peascodsHat.ts";
import type { Farm } from "../farm/state/farm.ts";
import type { CardWriter } from "../farm/tables/subjects.ts";
import type { FaceName } from "../models/people/villagers.ts";
import bellringer from "./images/bellringer.svg?no-inline";
import cartersGirl from "./images/carters-girl.svg?no-inline";
import elderBrother from "./images/elder-brother.svg?no-inline";
import ferryman from "./images/ferryman.svg?no-inline";
import hattedPeascod from "./images/hatted-peascod.svg?no-inline";
import hen from "./images/hen.svg?no-inline";
import peascod from "./images/peascod.svg?no-inline";
import pedlar from "./images/pedlar.svg?no-inline";
import quern from "./images/quern.svg?no-inline";
import reeve from "./images/reeve.svg?no-inline";
import schoolmistress from "./images/schoolmistress.svg?no-inline";
import tansy from "./images/tansy.svg?no-inline";
import vet from "./images/vet.svg?no-inline";
import youngerBrother from "./images/younger-brother.svg?no-inline";

/** Where the picture of each face lies. */
export const facePictures: Readonly<Record<FaceName, string>> = {
  bellringer,
  cartersGirl,
  elderBrother,
  ferryman,
  hattedPeascod,
  hen,
  peascod,
  pedlar,
  quern,
  reeve,
  schoolmistress,
  tansy,
  vet,
  youngerBrother,
};

/** On a farm that has heard of the hat, Peascod wears it. */
export const faceNameOf = (who: CardWriter, farm?: Pick<Farm, "stories">): FaceName =>
  who === "peascod" && farm && hasHatBack(farm) ? "hattedPeascod" : who;

/** The picture alone, for whoever sets it into another one. */
export const facePictureOf = (who: CardWriter, farm?: Pick<Farm, "stories">): string =>
  facePictures[faceNameOf(who, farm)];
