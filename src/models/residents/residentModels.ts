// The models of all residents by their kinds.
import { cats } from "./cats.ts";
import { coldBlooded } from "./coldBlooded.ts";
import { dogs } from "./dogs.ts";
import { grazers } from "./grazers.ts";
import { henResidents } from "./hens.ts";
import { hunters } from "./hunters.ts";
import type { ResidentModel } from "./look.ts";
import { owls } from "./owls.ts";
import { pigs } from "./pigs.ts";
import { scarecrows } from "./scarecrows.ts";
import { smallBeasts } from "./smallBeasts.ts";
import { smallBirds } from "./smallBirds.ts";
import { waders } from "./waders.ts";
import { waterfowl } from "./waterfowl.ts";

export const residentModels = {
  ...waterfowl,
  ...henResidents,
  ...waders,
  ...owls,
  ...smallBirds,
  ...smallBeasts,
  ...hunters,
  ...coldBlooded,
  ...cats,
  ...dogs,
  ...grazers,
  ...pigs,
  ...scarecrows,
} as const satisfies Record<string, ResidentModel>;
