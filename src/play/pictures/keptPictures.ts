// Small pictures of who and what is kept on the meadow, drawn from their models.
import type { ProducerKind } from "../../farm/tables/producers.ts";
import apple from "./images/kept/apple.svg?no-inline";
import cherry from "./images/kept/cherry.svg?no-inline";
import goat from "./images/kept/goat.svg?no-inline";
import hazel from "./images/kept/hazel.svg?no-inline";
import hen from "./images/kept/hen.svg?no-inline";
import hive from "./images/kept/hive.svg?no-inline";
import oak from "./images/kept/oak.svg?no-inline";
import plum from "./images/kept/plum.svg?no-inline";
import sheep from "./images/kept/sheep.svg?no-inline";

export const keptPictures: Readonly<Record<ProducerKind, string>> = {
  hen,
  goat,
  sheep,
  hive,
  cherry,
  plum,
  apple,
  hazel,
  oak,
};
