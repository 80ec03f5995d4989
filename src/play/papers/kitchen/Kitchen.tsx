// The kitchen, and the bench beside it: what is on until when, what has been on the table, what one knows how to make, and what comes later.
import { useState } from "react";
import { countOf, entriesOf } from "../../../farm/state/counts.ts";
import { levelOf } from "../../../farm/state/deeds.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import { type Recipe, recipeIds, recipeOf } from "../../../farm/tables/recipes.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { Part } from "../parts/Part.tsx";
import css from "../parts/paper.module.css";
import { Row } from "../parts/Row.tsx";
import { goodName } from "../parts/words.ts";
import { Places } from "./Places.tsx";
import { RecipeRow } from "./RecipeRow.tsx";
import { strings } from "./strings.ts";
import { Table } from "./Table.tsx";

const lacks = ({ barn }: Farm, recipe: Recipe): boolean =>
  entriesOf(recipeOf(recipe).takes).some(([good, count]) => countOf(barn, good) < count);

export function Kitchen(paper: PaperProps) {
  const { farm } = paper.state;
  const level = levelOf(farm);
  // What can be put on comes first, as it was when the paper was taken up: no row moves under a hand.
  const [order] = useState(() =>
    recipeIds.toSorted((a, b) => Number(lacks(farm, a)) - Number(lacks(farm, b))),
  );
  const known = order.filter((recipe) => recipeOf(recipe).level <= level);
  const unknown = recipeIds.filter((recipe) => recipeOf(recipe).level > level);
  return (
    <>
      <Places paper={paper} room="kitchen" />
      <Places paper={paper} room="workshop" />
      <Table {...paper} />
      <Part title={strings.known}>
        {known.length === 0 && <p className={css.note}>{strings.none}</p>}
        <ul role="list" className={css.rows}>
          {known.map((recipe) => (
            <RecipeRow key={recipe} paper={paper} recipe={recipe} />
          ))}
        </ul>
      </Part>
      {unknown.length > 0 && (
        <Part title={strings.unknown}>
          <ul role="list" className={css.rows}>
            {unknown.map((recipe) => (
              <Row
                key={recipe}
                name={goodName(recipe)}
                end={strings.level(recipeOf(recipe).level)}
              />
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
