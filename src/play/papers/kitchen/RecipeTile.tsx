// A dish that one knows: what it gains and until when, to put it on; unfolded what it takes, how long, and where it stands.
import { strings as farmWords } from "../../../farm/describe/strings.ts";
import { cookingTime } from "../../../farm/kitchen/places.ts";
import { hasNoteOf } from "../../../farm/letters/gifts.ts";
import { dishPiece } from "../../../farm/made/dishPiece.ts";
import { dishIds } from "../../../farm/made/madeOf.ts";
import { quote } from "../../../farm/market/price.ts";
import { timesOf } from "../../../farm/state/book.ts";
import { countOf, entriesOf } from "../../../farm/state/counts.ts";
import { type Recipe, recipeOf } from "../../../farm/tables/recipes.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { ActionButton, type WishButtonProps } from "../parts/ActionButton.tsx";
import { GoodPicture } from "../parts/GoodPicture.tsx";
import { LookIn } from "../parts/LookIn.tsx";
import css from "../parts/paper.module.css";
import { Tile } from "../parts/Tile.tsx";
import { goodName, joinWithAnd, lengthWords } from "../parts/words.ts";
import { gainOf } from "./cookable.ts";
import { strings } from "./strings.ts";

type RecipeTileProps = {
  readonly paper: PaperProps;
  readonly recipe: Recipe;
  readonly kind?: WishButtonProps["kind"];
};

export function RecipeTile({ paper, recipe, kind }: RecipeTileProps) {
  const { played, state, now, clock } = paper;
  const time = cookingTime(played.ground, state.farm, recipe);
  return (
    <Tile
      paper={paper}
      id={`kitchen ${recipe}`}
      picture={<GoodPicture good={recipe} />}
      name={goodName(recipe)}
      line={strings.gain(gainOf(state.farm, recipe, now), clock(now + time))}
      more={<RecipeMore paper={paper} recipe={recipe} />}
    >
      <ActionButton
        paper={paper}
        kind={kind}
        wish={{ kind: "cook", recipe }}
        label={strings.cookWhat(goodName(recipe))}
      >
        {strings.cook}
      </ActionButton>
    </Tile>
  );
}

function RecipeMore({ paper, recipe }: RecipeTileProps) {
  const { played, state, now } = paper;
  const { farm } = state;
  const takes = entriesOf(recipeOf(recipe).takes);
  const needs = takes.map(([good, count]) =>
    strings.need(farmWords.count(good, count), countOf(farm.barn, good)),
  );
  const raw = takes.reduce((sum, [good, count]) => sum + quote(farm, good, count, now), 0);
  const times = timesOf(farm, `dish ${recipe}`);
  return (
    <>
      <p>
        {strings.takes(joinWithAnd(needs), lengthWords(cookingTime(played.ground, farm, recipe)))}{" "}
        {hasNoteOf(farm, recipe) && strings.byNote}
      </p>
      <p>{strings.fetches(quote(farm, recipe, 1, now), raw)}</p>
      {times > 0 && dishIds.includes(recipe) && (
        <div className={css.deeds}>
          <span>{strings.cooked(times)}</span>
          <LookIn piece={dishPiece(recipe)} name={goodName(recipe)} />
        </div>
      )}
    </>
  );
}
