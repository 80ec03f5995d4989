// An order on a slip: who, what and for how much, to be sent; unfolded its words, and the other ways.
import { strings as farmWords } from "../../../farm/describe/strings.ts";
import { villagerNames } from "../../../farm/describe/villagerNames.ts";
import { quote } from "../../../farm/market/price.ts";
import { VillagerFace } from "../../../people/index.ts";
import css from "../parts/paper.module.css";
import { shortName } from "../parts/shortName.ts";
import { Tile } from "../parts/Tile.tsx";
import { capitaliseName, inPence } from "../parts/words.ts";
import { PutAside, SendLetter } from "./LetterWays.tsx";
import { askWords, type LetterProps, LetterText } from "./OpenLetter.tsx";
import { SowFor } from "./SowFor.tsx";
import { strings } from "./strings.ts";

export function OrderSlip(props: LetterProps) {
  const { paper, letter, slot } = props;
  const { villager, good, count, pay, n } = letter;
  return (
    <Tile
      paper={paper}
      id={`letters ${slot} ${n}`}
      picture={<VillagerFace who={villager} size={56} farm={paper.state.farm} />}
      name={good === null ? strings.aLetter : capitaliseName(farmWords.count(good, count))}
      line={strings.slip(shortName(villager), inPence(pay))}
      group={villagerNames[villager]}
      more={
        <>
          <LetterText {...props} />
          <p>{askWords(paper, letter)}</p>
          {good !== null && (
            <p>{strings.market(quote(paper.state.farm, good, count, paper.now))}</p>
          )}
          <div className={css.deeds}>
            <SowFor paper={paper} letter={letter} />
            <PutAside paper={paper} slot={slot} />
          </div>
        </>
      }
    >
      <SendLetter {...props} />
    </Tile>
  );
}
