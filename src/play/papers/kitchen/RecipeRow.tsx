// A recipe that one knows: what it takes and what there is of it, how long, what it fetches, and to put it on.
import { strings as farmWords } from "../../../farm/describe/strings.ts";
import { cookingTime } from "../../../farm/kitchen/places.ts";
import { hasNoteOf } from "../../../farm/letters/gifts.ts";
import { quote } from "../../../farm/market/price.ts";
import { countOf, entriesOf } from "../../../farm/state/counts.ts";
import { type Recipe, recipeOf } from "../../../farm/tables/recipes.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { Row } from "../parts/Row.tsx";
import { WishButton } from "../parts/WishButton.tsx";
import { goodName, lengthWords, listed } from "../parts/words.ts";
import { strings } from "./strings.ts";

type RecipeRowProps = { readonly paper: PaperProps; readonly recipe: Recipe };

export function RecipeRow({ paper, recipe }: RecipeRowProps) {
  const { played, state, now, clock } = paper;
  const takes = entriesOf(recipeOf(recipe).takes);
  const needs = takes.map(([good, count]) =>
    strings.need(farmWords.count(good, count), countOf(state.farm.barn, good)),
  );
  const raw = takes.reduce((sum, [good, count]) => sum + quote(state.farm, good, count, now), 0);
  const time = cookingTime(played.ground, state.farm, recipe);
  const words = [
    strings.takes(listed(needs)),
    strings.fetches(quote(state.farm, recipe, 1, now), raw),
    ...(hasNoteOf(state.farm, recipe) ? [strings.byNote] : []),
  ];
  return (
    <Row
      name={goodName(recipe)}
      end={lengthWords(time)}
      words={words.join(" ")}
      group={goodName(recipe)}
    >
      <WishButton paper={paper} wish={{ kind: "cook", recipe }}>
        {strings.cook(clock(now + time))}
      </WishButton>
    </Row>
  );
}
