// Who gives what to whoever has answered their letters often.
import { pieceName } from "../../farm/describe/pieceNames.ts";
import { seedName } from "../../farm/describe/refusal.ts";
import { goods } from "../../farm/describe/strings.ts";
import { villagerNames } from "../../farm/describe/villagerNames.ts";
import { gifts as given } from "../../farm/tables/gifts.ts";
import { villagerPatterns } from "../../farm/tables/patterns.ts";
import { villagers } from "../../farm/tables/villagers.ts";
import { capitaliseCell } from "../words/figures.ts";
import { rulesStrings as strings } from "../words/strings.ts";
import type { RuleSheet } from "./sheet.ts";

const { heads } = strings;

export const giftSheet = (): RuleSheet => ({
  caption: strings.captions.gifts,
  head: [heads.who, heads.pattern, heads.note, heads.seed],
  rows: villagers.map((villager) => {
    const { note, keepsake } = given[villager];
    return [
      villagerNames[villager],
      pieceName(villagerPatterns[villager]),
      capitaliseCell(goods[note][0]),
      seedName(keepsake),
    ];
  }),
});
