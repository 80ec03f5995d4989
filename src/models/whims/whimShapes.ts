// All whims by name.
import { atTheDoor } from "./atTheDoor.ts";
import { atTheWall } from "./atTheWall.ts";
import { byTheWay } from "./byTheWay.ts";
import { grownWhims } from "./grown.ts";
import { inTheTree } from "./inTheTree.ts";
import { littleHouses } from "./littleHouses.ts";
import { ofChildren } from "./ofChildren.ts";
import { ofStone } from "./ofStone.ts";
import { ofTheFire } from "./ofTheFire.ts";
import { ofTheHarvest } from "./ofTheHarvest.ts";
import { ofTheSea } from "./ofTheSea.ts";
import { onALine } from "./onALine.ts";
import { onTheRoof } from "./onTheRoof.ts";
import { outOfDoors } from "./outOfDoors.ts";

export const whimShapes = {
  ...atTheDoor,
  ...atTheWall,
  ...byTheWay,
  ...grownWhims,
  ...inTheTree,
  ...littleHouses,
  ...ofChildren,
  ...ofStone,
  ...ofTheSea,
  ...ofTheFire,
  ...ofTheHarvest,
  ...onALine,
  ...onTheRoof,
  ...outOfDoors,
};
