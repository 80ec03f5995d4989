// The rooms to begin with: furnished by us, then by the visitor.
import { link } from "../../lib/link.ts";
import { siteCatalogue } from "../catalogue/siteCatalogue.ts";
import type { RoomDocument } from "../model/room.ts";
import { bareRoom } from "./bareRoom.ts";
import { compose, type Plan } from "./compose.ts";
import { firesideParlour } from "./firesideParlour.ts";
import { gardenRoom } from "./gardenRoom.ts";
import { harvestKitchen } from "./harvestKitchen.ts";
import { lamplitStudy } from "./lamplitStudy.ts";
import { moonlitNursery } from "./moonlitNursery.ts";
import { oldWorkshop } from "./oldWorkshop.ts";
import { paintersStudio } from "./paintersStudio.ts";
import { quiltedBedroom } from "./quiltedBedroom.ts";
import { templateWords } from "./strings.ts";
import { sundayTea } from "./sundayTea.ts";
import { winterRoom } from "./winterRoom.ts";

export type Template = {
  readonly id: string;
  readonly name: string;
  /** One sentence for its card. */
  readonly words: string;
  readonly document: RoomDocument;
};

const plans = {
  "harvest-kitchen": harvestKitchen,
  "fireside-parlour": firesideParlour,
  "quilted-bedroom": quiltedBedroom,
  "sunday-tea": sundayTea,
  "garden-room": gardenRoom,
  "old-workshop": oldWorkshop,
  "moonlit-nursery": moonlitNursery,
  "lamplit-study": lamplitStudy,
  "painters-studio": paintersStudio,
  "winter-room": winterRoom,
  "bare-walls": bareRoom,
} as const satisfies Record<string, Plan>;

export type TemplateId = keyof typeof plans;

export const templates: readonly Template[] = (Object.keys(plans) as TemplateId[]).map((id) => ({
  id,
  name: templateWords[id].name,
  words: templateWords[id].words,
  document: compose(plans[id], siteCatalogue),
}));

/** The name of the picture on its card, which lies beside those of the pieces. */
export const templatePicture = (id: string): string => `room-${id}.svg`;

export const templateUrl = (id: string): string => link(`/pieces/${templatePicture(id)}`);
