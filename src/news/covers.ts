// The stills that may stand over a post, each with what it shows in words.
import {
  coverChairs,
  coverCountry,
  coverGate,
  coverLetters,
  coverPond,
  coverSprout,
} from "../stills/covers.ts";
import type { StillPicture } from "../stills/Still.tsx";
import type { CoverName } from "./coverNames.ts";
import { strings } from "./strings.ts";

export const coverPictures: Record<CoverName, { picture: StillPicture; alt: string }> = {
  coverPond: { picture: coverPond, alt: strings.coverPond },
  coverSprout: { picture: coverSprout, alt: strings.coverSprout },
  coverCountry: { picture: coverCountry, alt: strings.coverCountry },
  coverChairs: { picture: coverChairs, alt: strings.coverChairs },
  coverGate: { picture: coverGate, alt: strings.coverGate },
  coverLetters: { picture: coverLetters, alt: strings.coverLetters },
};
