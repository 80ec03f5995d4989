// A seed at the cross, to buy one, a handful, or one for every plot that lacks it.
import { countOf } from "../../../farm/state/counts.ts";
import { type Crop, rulesOf } from "../../../farm/tables/crops.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { CropPicture } from "../parts/CropPicture.tsx";
import { Row } from "../parts/Row.tsx";
import { WishButton } from "../parts/WishButton.tsx";
import { capital, inPence } from "../parts/words.ts";
import { seedWords } from "./seedWords.ts";
import { strings } from "./strings.ts";

type SeedRowProps = { readonly paper: PaperProps; readonly crop: Crop };

const HANDFUL = 5;

export function SeedRow({ paper, crop }: SeedRowProps) {
  const { played, state, now } = paper;
  const { farm } = state;
  const { seed } = rulesOf(crop);
  const have = countOf(farm.seeds, crop);
  const free = farm.plots.filter(({ sown }) => sown === null).length;
  // What one cannot pay for is said of one, and not again of more.
  const mayBe = (count: number) => count > 1 && count * seed <= farm.pence;
  const lots = [
    { lot: "one", count: 1, isOffered: true },
    { lot: "handful", count: HANDFUL, isOffered: mayBe(HANDFUL) },
    { lot: "rest", count: free - have, isOffered: free - have !== HANDFUL && mayBe(free - have) },
  ].filter(({ isOffered }) => isOffered);
  const words = seedWords(played.ground, farm, crop, now);
  return (
    <Row
      picture={<CropPicture crop={crop} />}
      name={capital(crop)}
      end={seed === 0 ? strings.free : inPence(seed)}
      words={seed === 0 ? words : `${words} ${strings.inBag(have)}`}
      group={strings.buying(crop)}
    >
      {seed > 0 &&
        lots.map(({ lot, count }) => (
          <WishButton key={lot} paper={paper} wish={{ kind: "buySeed", crop, count }}>
            {strings.buy(count, count * seed)}
          </WishButton>
        ))}
    </Row>
  );
}
