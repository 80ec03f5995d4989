// A good that lies in the barn: of how many, for what, and to sell one, half or all of it.
import { quote } from "../../../farm/market/price.ts";
import { countOf } from "../../../farm/state/counts.ts";
import type { Good } from "../../../farm/tables/goods.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { Row } from "../parts/Row.tsx";
import { WishButton } from "../parts/WishButton.tsx";
import { goodName, goodsWord } from "../parts/words.ts";
import { priceWords } from "./priceWords.ts";
import { strings } from "./strings.ts";

type GoodRowProps = { readonly paper: PaperProps; readonly good: Good };

export function GoodRow({ paper, good }: GoodRowProps) {
  const { state, now } = paper;
  const count = countOf(state.farm.barn, good);
  const half = Math.floor(count / 2);
  const fetches = (some: number) => quote(state.farm, good, some, now);
  const lots = [
    { lot: "one", some: 1, say: strings.one, isOffered: count > 1 },
    { lot: "half", some: half, say: strings.half, isOffered: half > 1 },
    { lot: "all", some: count, say: strings.all, isOffered: true },
  ].filter(({ isOffered }) => isOffered);
  return (
    <Row
      name={goodName(good)}
      end={strings.count(count)}
      words={priceWords(state.farm, good, count, now)}
      group={strings.selling(goodsWord(good))}
    >
      {lots.map(({ lot, some, say }) => (
        <WishButton key={lot} paper={paper} wish={{ kind: "sell", good, count: some }}>
          {say(some, fetches(some))}
        </WishButton>
      ))}
    </Row>
  );
}
