// The barn: how full it is, what lies there and what it fetches, and what lies beside it.
import { Fold } from "@loamstead/ui/Fold.tsx";
import type { PaperProps } from "../../session/paperProps.ts";
import { PaperSection } from "../parts/PaperSection.tsx";
import css from "../parts/paper.module.css";
import { strings as shared } from "../parts/strings.ts";
import { Tiles } from "../parts/Tile.tsx";
import { GoodTile } from "./GoodTile.tsx";
import { Room } from "./Room.tsx";
import { Stores } from "./Stores.tsx";
import { strings } from "./strings.ts";
import { worthSelling } from "./worthSelling.ts";

const MOST = 8;

export function Barn(paper: PaperProps) {
  const { farm } = paper.state;
  const here = worthSelling(farm, paper.now);
  const tiles = (some: typeof here) => (
    <Tiles>
      {some.map((good) => (
        <GoodTile key={good} paper={paper} good={good} />
      ))}
    </Tiles>
  );
  return (
    <>
      <PaperSection title={strings.here}>
        <Room farm={farm} />
        {here.length === 0 && <p className={css.note}>{strings.empty}</p>}
        {tiles(here.slice(0, MOST))}
        {here.length > MOST && (
          <Fold title={shared.more(here.length - MOST)}>{tiles(here.slice(MOST))}</Fold>
        )}
      </PaperSection>
      <Stores {...paper} />
    </>
  );
}
