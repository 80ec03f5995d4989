// The icon of each set in the rail.
import type { LucideIcon } from "lucide-react";
import Armchair from "lucide-react/icons/armchair";
import BedDouble from "lucide-react/icons/bed-double";
import CookingPot from "lucide-react/icons/cooking-pot";
import Flower from "lucide-react/icons/flower-2";
import Hammer from "lucide-react/icons/hammer";
import Snowflake from "lucide-react/icons/snowflake";
import ToyBrick from "lucide-react/icons/toy-brick";
import Wheat from "lucide-react/icons/wheat";
import type { Piece } from "../catalogue/index.ts";

export const setIcons: Readonly<Record<Piece["set"], LucideIcon>> = {
  bedroom: BedDouble,
  kitchen: CookingPot,
  parlour: Armchair,
  workshop: Hammer,
  nursery: ToyBrick,
  garden: Flower,
  harvest: Wheat,
  winter: Snowflake,
};
