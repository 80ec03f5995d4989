// Small pictures of what stands in the yard, drawn from the models.
import type { YardId } from "../../farm/tables/yard.ts";
import barrel from "./images/yard/barrel.svg?no-inline";
import bell from "./images/yard/bell.svg?no-inline";
import bench from "./images/yard/bench.svg?no-inline";
import board from "./images/yard/board.svg?no-inline";
import boxes from "./images/yard/boxes.svg?no-inline";
import cartwheel from "./images/yard/cartwheel.svg?no-inline";
import cellar from "./images/yard/cellar.svg?no-inline";
import cock from "./images/yard/cock.svg?no-inline";
import dovecote from "./images/yard/dovecote.svg?no-inline";
import gateLantern from "./images/yard/gate-lantern.svg?no-inline";
import leanTo from "./images/yard/lean-to.svg?no-inline";
import longTable from "./images/yard/long-table.svg?no-inline";
import milestone from "./images/yard/milestone.svg?no-inline";
import millstone from "./images/yard/millstone.svg?no-inline";
import notchedGate from "./images/yard/notched-gate.svg?no-inline";
import oven from "./images/yard/oven.svg?no-inline";
import rose from "./images/yard/rose.svg?no-inline";
import seat from "./images/yard/seat.svg?no-inline";
import strawHat from "./images/yard/straw-hat.svg?no-inline";
import sundial from "./images/yard/sundial.svg?no-inline";
import walk from "./images/yard/walk.svg?no-inline";

export const yardPictures: Readonly<Record<YardId, string>> = {
  boxes,
  bench,
  board,
  cock,
  cellar,
  barrel,
  leanTo,
  rose,
  walk,
  longTable,
  oven,
  gateLantern,
  notchedGate,
  sundial,
  millstone,
  bell,
  seat,
  dovecote,
  cartwheel,
  milestone,
  strawHat,
};
