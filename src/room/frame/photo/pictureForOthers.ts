// The way by which a photograph's pose becomes that of the picture that others see; null where rooms are shown to nobody.
import { createContext } from "react";
import type { Shot } from "../../model/shot.ts";
import type { PictureChosen } from "../../online/choosePicture.ts";

export const PictureForOthers = createContext<((shot: Shot) => Promise<PictureChosen>) | null>(
  null,
);
