// What somebody has given, and what it is good for.
import { type Gift, gifts, KEPT_SEEDS } from "../tables/gifts.ts";
import { villagerPatterns } from "../tables/patterns.ts";
import type { Villager } from "../tables/villagers.ts";
import { inSentence } from "./listed.ts";
import { pieceName } from "./pieceNames.ts";
import { seedName } from "./refusal.ts";
import { goods, strings } from "./strings.ts";
import { villagerNames } from "./villagerNames.ts";

function whatIs(from: Villager, gift: Gift): string {
  const { note, keepsake } = gifts[from];
  switch (gift) {
    case "pattern":
      return strings.gifts.pattern(inSentence(pieceName(villagerPatterns[from])));
    case "note":
      return strings.gifts.note(goods[note][0]);
    case "keepsake":
      return strings.gifts.keepsake(strings.seeds(KEPT_SEEDS, seedName(keepsake)));
  }
}

/** "Mrs Tansy sends a pattern: ..." */
export const giftWords = (from: Villager, gift: Gift): string =>
  strings.gifts.sends(villagerNames[from].split(",")[0]!, whatIs(from, gift));
