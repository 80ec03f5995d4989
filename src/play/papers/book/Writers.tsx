// Letters again, by who wrote them: what each gave, and what was written and answered.
import { Fold } from "@loamstead/ui/Fold.tsx";
import { giftWords } from "../../../farm/describe/giftWords.ts";
import { answeredLetters, toldCount } from "../../../farm/describe/villagers/answeredLetters.ts";
import { hasGiven } from "../../../farm/letters/gifts.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { giftIds } from "../../../farm/tables/gifts.ts";
import { type Villager, villagers } from "../../../farm/tables/villagers.ts";
import { VillagerFace } from "../../../people/index.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import letterCss from "../letters/Letters.module.css";
import { shortName } from "../parts/shortName.ts";
import { Tile, Tiles } from "../parts/Tile.tsx";
import { useFetched } from "../parts/useFetched.ts";
import { strings } from "./strings.ts";

type AgainProps = { readonly farm: Farm; readonly villager: Villager };

/** Fetched once it is unfolded. */
function Again({ farm, villager }: AgainProps) {
  const key = `${villager} ${toldCount(farm, villager)}`;
  const told = useFetched(key, () => answeredLetters(farm, villager));
  return (
    <>
      {giftIds
        .filter((gift) => hasGiven(farm, villager, gift))
        .map((gift) => (
          <p key={gift}>{giftWords(villager, gift)}</p>
        ))}
      <ol role="list">
        {told?.map(({ text, reply }) => (
          <li key={text}>
            <p className={letterCss.letter}>{text}</p>
            {reply !== null && <p className={letterCss.reply}>{reply}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Nothing at all before the first was answered. */
export function Writers(paper: PaperProps) {
  const { farm } = paper.state;
  const told = villagers.filter((villager) => toldCount(farm, villager) > 0);
  if (told.length === 0) return null;
  const count = told.reduce((sum, villager) => sum + toldCount(farm, villager), 0);
  return (
    <Fold title={strings.again(count)}>
      <Tiles>
        {told.map((villager) => (
          <Tile
            key={villager}
            paper={paper}
            id={`book ${villager}`}
            picture={<VillagerFace farm={farm} who={villager} size={44} />}
            name={shortName(villager)}
            line={strings.letters(toldCount(farm, villager))}
            more={<Again farm={farm} villager={villager} />}
          />
        ))}
      </Tiles>
    </Fold>
  );
}
