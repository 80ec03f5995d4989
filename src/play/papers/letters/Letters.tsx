// The letters: what came back for those that were answered, what lies under the gate, when the next come, the basket, and the rack.
import { villagerNames } from "../../../farm/describe/villagerNames.ts";
import { arrives } from "../../../farm/letters/letter.ts";
import { hasGoodsFor } from "../../../farm/letters/lettersHere.ts";
import { VillagerFace } from "../../../people/index.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { PaperSection } from "../parts/PaperSection.tsx";
import css from "../parts/paper.module.css";
import { Tiles } from "../parts/Tile.tsx";
import { joinWithAnd } from "../parts/words.ts";
import { GateBasket } from "./GateBasket.tsx";
import own from "./Letters.module.css";
import { OpenLetter } from "./OpenLetter.tsx";
import { Rack } from "./Rack.tsx";
import { OrderSlip } from "./Slip.tsx";
import { strings } from "./strings.ts";

export function Letters(paper: PaperProps) {
  const { state, now, clock, answered } = paper;
  const { farm } = state;
  const letters = farm.letters.map((letter, slot) => ({
    letter,
    slot,
    from: arrives(letter, slot, now),
  }));
  const here = letters.filter(({ from }) => from <= now);
  const coming = letters.map(({ from }) => from).filter((from) => from > now);
  // Of the first that can be sent.
  const first = here.find(({ letter }) => hasGoodsFor(farm, letter));
  return (
    <>
      {answered.length > 0 && (
        <PaperSection title={strings.back}>
          <ul role="list">
            {answered.map(({ slot, letter, words }) => (
              <li key={`${slot} ${letter.n}`} className={own.back} data-text>
                <VillagerFace farm={farm} who={letter.villager} size={44} />
                <p>
                  <b>{villagerNames[letter.villager]}</b> <span>{words}</span>
                </p>
              </li>
            ))}
          </ul>
        </PaperSection>
      )}
      <PaperSection title={strings.gate}>
        {here.length === 0 && <p className={css.note}>{strings.none}</p>}
        <Tiles>
          {here.map((one) => {
            const Way = one.letter.what === "order" ? OrderSlip : OpenLetter;
            return (
              <Way
                key={`${one.slot} ${one.letter.n}`}
                paper={paper}
                letter={one.letter}
                slot={one.slot}
                kind={one === first ? "primary" : undefined}
              />
            );
          })}
        </Tiles>
        <p className={css.note}>
          {here.length > 0 && strings.waits}{" "}
          {coming.length > 0 &&
            strings.coming(joinWithAnd(coming.toSorted((a, b) => a - b).map(clock)))}
        </p>
      </PaperSection>
      <GateBasket {...paper} />
      <Rack {...paper} />
    </>
  );
}
