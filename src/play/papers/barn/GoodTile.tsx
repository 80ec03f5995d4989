// A good that lies in the barn: how many and for what, to sell half of it; unfolded to sell another number, and who wants it.

import { wantedBy } from "../../../farm/letters/wantedBy.ts";
import { quote } from "../../../farm/market/price.ts";
import { countOf } from "../../../farm/state/counts.ts";
import type { Good } from "../../../farm/tables/goods.ts";
import { VillagerFace } from "../../../people/index.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { ActionButton } from "../parts/ActionButton.tsx";
import { GoodPicture } from "../parts/GoodPicture.tsx";
import css from "../parts/paper.module.css";
import { nameWithin } from "../parts/shortName.ts";
import { Tile } from "../parts/Tile.tsx";
import { capitaliseName, goodsWord, joinWithAnd } from "../parts/words.ts";
import local from "./Barn.module.css";
import { priceWords } from "./priceWords.ts";
import { SellNumber } from "./SellNumber.tsx";
import { strings } from "./strings.ts";
import { usedIn } from "./worthSelling.ts";

type GoodTileProps = { readonly paper: PaperProps; readonly good: Good };

export function GoodTile({ paper, good }: GoodTileProps) {
  const { state, now } = paper;
  const count = countOf(state.farm.barn, good);
  const half = Math.max(1, Math.floor(count / 2));
  const fetches = (some: number) => quote(state.farm, good, some, now);
  const button = (some: number, lot = "half") => (
    <ActionButton
      key={lot}
      paper={paper}
      wish={{ kind: "sell", good, count: some }}
      label={strings.sellWhat(some, goodsWord(good), fetches(some))}
    >
      {strings.sell(some, fetches(some))}
    </ActionButton>
  );
  return (
    <Tile
      paper={paper}
      id={`barn ${good}`}
      picture={<GoodPicture good={good} />}
      name={capitaliseName(goodsWord(good))}
      line={strings.each(count, fetches(1))}
      group={strings.selling(goodsWord(good))}
      more={<SellMore paper={paper} good={good} count={count} button={button} />}
    >
      {button(half)}
    </Tile>
  );
}

type SellMoreProps = GoodTileProps & {
  readonly count: number;
  readonly button: (some: number, lot: string) => React.ReactNode;
};

function SellMore({ paper, good, count, button }: SellMoreProps) {
  const { farm } = paper.state;
  const wanted = wantedBy(farm, good, paper.now);
  const used = usedIn(farm, good);
  return (
    <>
      <p>{capitaliseName(priceWords(farm, good, count, paper.now))}</p>
      {wanted.length > 0 && (
        <p className={local.wanted}>
          {wanted.map((who) => (
            <VillagerFace key={who} farm={farm} who={who} size={32} />
          ))}
          <span>{strings.wanted(joinWithAnd(wanted.map(nameWithin)))}</span>
        </p>
      )}
      {used.length > 0 && <p>{strings.used(joinWithAnd(used))}</p>}
      {count > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
        <div role="group" aria-label={strings.otherwise(goodsWord(good))} className={css.deeds}>
          {button(1, "one")}
          {button(count, "all")}
        </div>
      )}
      {count > 3 && <SellNumber paper={paper} good={good} />}
    </>
  );
}
