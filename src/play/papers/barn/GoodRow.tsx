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
  const lots: [some: number, words: string][] = [[count, strings.all(count, fetches(count))]];
  if (half > 1) lots.unshift([half, strings.half(half, fetches(half))]);
  if (count > 1) lots.unshift([1, strings.one(fetches(1))]);
  return (
    <Row
      name={goodName(good)}
      end={strings.count(count)}
      words={priceWords(state.farm, good, count, now)}
      group={strings.selling(goodsWord(good))}
    >
      {lots.map(([some, words]) => (
        <WishButton key={words} paper={paper} wish={{ kind: "sell", good, count: some }}>
          {words}
        </WishButton>
      ))}
    </Row>
  );
}
