// The law with all deeds that there are.

import { prose } from "../letters/prose.ts";
import { barter } from "./barter.ts";
import { build } from "./build.ts";
import { buyTimber } from "./buyTimber.ts";
import { call } from "./call.ts";
import { celebrate } from "./celebrate.ts";
import { dress } from "./dress.ts";
import { dye } from "./dye.ts";
import { giveWorks } from "./giveWorks.ts";
import { gift, shower } from "./help.ts";
import { join } from "./join.ts";
import { lawWith } from "./law.ts";
import { leaveGift } from "./leaveGift.ts";
import { make } from "./make.ts";
import { moveGround } from "./moveGround.ts";
import { nameAnimal } from "./name.ts";
import { nameFarm } from "./nameFarm.ts";
import { notice } from "./notice.ts";
import { post } from "./post.ts";
import { raise } from "./raise.ts";
import { changeRules, learn } from "./rules.ts";
import { settle } from "./settle.ts";
import { sit } from "./sit.ts";
import { takeGift } from "./takeGift.ts";

export const { apply: applyEvent, replay } = lawWith(
  {
    settle,
    raise,
    make,
    dye,
    celebrate,
    barter,
    name: nameAnimal,
    call,
    moveGround,
    notice,
    build,
    dress,
    nameFarm,
    join,
    sit,
    post,
    buyTimber,
    leaveGift,
    takeGift,
    giveWorks,
    shower,
    gift,
    changeRules,
    learn,
  },
  prose,
);
