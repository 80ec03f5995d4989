// The kitchen, and the bench beside it: what is on until when, what can be put on now, what lacks little, and all the rest.
import { Fold } from "@loamstead/ui/Fold.tsx";
import { type Recipe, recipeOf } from "../../../farm/tables/recipes.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { GoodPicture } from "../parts/GoodPicture.tsx";
import { PaperSection } from "../parts/PaperSection.tsx";
import css from "../parts/paper.module.css";
import { strings as shared } from "../parts/strings.ts";
import { Tile, Tiles } from "../parts/Tile.tsx";
import { goodName } from "../parts/words.ts";
import { cookableOf } from "./cookable.ts";
import { KitchenPlaces } from "./KitchenPlaces.tsx";
import { RecipeTile } from "./RecipeTile.tsx";
import { strings } from "./strings.ts";

const MOST = 4;

export function Kitchen(paper: PaperProps) {
  const { farm } = paper.state;
  const { can, nearly, others, later } = cookableOf(farm, paper.now);
  const waits = farm.ovens.some(({ until }) => until <= paper.now);
  const tiles = (some: readonly Recipe[], abreast?: 2, isFirst = false) => (
    <Tiles abreast={abreast}>
      {some.map((recipe, i) => (
        <RecipeTile
          key={recipe}
          paper={paper}
          recipe={recipe}
          kind={isFirst && i === 0 && !waits ? "primary" : undefined}
        />
      ))}
    </Tiles>
  );
  const rest = [...can.slice(MOST), ...others];
  return (
    <>
      <KitchenPlaces paper={paper} />
      <PaperSection title={strings.can}>
        {can.length === 0 && (
          <p className={css.note}>
            {nearly.length + others.length === 0 ? strings.none : strings.canNone}
          </p>
        )}
        {tiles(can.slice(0, MOST), 2, true)}
      </PaperSection>
      {nearly.length > 0 && <PaperSection title={strings.nearly}>{tiles(nearly)}</PaperSection>}
      <PaperSection title={strings.all}>
        {rest.length > 0 && <Fold title={strings.others(rest.length)}>{tiles(rest, 2)}</Fold>}
        {later.length > 0 && (
          <Fold title={shared.later(later.length)}>
            <Tiles>
              {later.map((recipe) => (
                <Tile
                  key={recipe}
                  paper={paper}
                  id={`kitchen ${recipe}`}
                  picture={<GoodPicture good={recipe} />}
                  name={goodName(recipe)}
                  line={shared.level(recipeOf(recipe).level)}
                />
              ))}
            </Tiles>
          </Fold>
        )}
      </PaperSection>
    </>
  );
}
