// Selling another number of a good than one, half or all.

import { Button } from "@loamstead/ui/Button.tsx";
import { Field } from "@loamstead/ui/Field.tsx";
import select from "@loamstead/ui/Select.module.css";
import { type FormEvent, useState } from "react";
import { quote } from "../../../farm/market/price.ts";
import { countOf } from "../../../farm/state/counts.ts";
import type { Good } from "../../../farm/tables/goods.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { doFrom } from "../parts/doFrom.ts";
import { Part } from "../parts/Part.tsx";
import { capital, goodsWord } from "../parts/words.ts";
import css from "./Barn.module.css";
import { strings } from "./strings.ts";

type SellNumberProps = { readonly paper: PaperProps; readonly goods: readonly Good[] };

export function SellNumber({ paper, goods }: SellNumberProps) {
  const [chosen, choose] = useState<Good | null>(null);
  const [text, write] = useState("");
  const [isPressed, press] = useState(false);
  const { state, now } = paper;
  const good = chosen !== null && goods.includes(chosen) ? chosen : goods[0]!;
  const have = countOf(state.farm.barn, good);
  const count = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  const isSo = count >= 1 && count <= have;

  const sell = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    press(!isSo);
    if (!isSo) return;
    const form = event.currentTarget;
    write("");
    doFrom(form, paper, { kind: "sell", good, count });
  };

  return (
    <Part title={strings.number}>
      <form className={css.form} onSubmit={sell} noValidate>
        <label className={css.label}>
          {strings.what}
          <select
            className={select.select}
            value={good}
            onChange={({ currentTarget }) => choose(currentTarget.value as Good)}
          >
            {goods.map((each) => (
              <option key={each} value={each}>
                {capital(goodsWord(each))}
              </option>
            ))}
          </select>
        </label>
        <Field
          label={strings.howMany}
          hint={strings.has(have)}
          error={isPressed && !isSo ? strings.notSo(have) : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onValue={write}
        />
        <div className={css.send}>
          <Button type="submit" size="small" kind="secondary">
            {isSo ? strings.sell(count, quote(state.farm, good, count, now)) : strings.none}
          </Button>
        </div>
      </form>
    </Part>
  );
}
