// The law with all deeds that there are.
import { barter } from "./barter.ts";
import { call } from "./call.ts";
import { celebrate } from "./celebrate.ts";
import { dye } from "./dye.ts";
import { lawWith } from "./law.ts";
import { make } from "./make.ts";
import { moveGround } from "./moveGround.ts";
import { name } from "./name.ts";
import { notice } from "./notice.ts";
import { raise } from "./raise.ts";
import { settle } from "./settle.ts";

export const { apply, replay } = lawWith({
  settle,
  raise,
  make,
  dye,
  celebrate,
  barter,
  name,
  call,
  moveGround,
  notice,
});
