// Selling another number of a good than one, half or all.
import { Button } from "@loamstead/ui/Button.tsx";
import { TextField } from "@loamstead/ui/TextField.tsx";
import { type FormEvent, useState } from "react";
import { quote } from "../../../farm/market/price.ts";
import { countOf } from "../../../farm/state/counts.ts";
import type { Good } from "../../../farm/tables/goods.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { doFrom } from "../parts/doFrom.ts";
import css from "./Barn.module.css";
import { strings } from "./strings.ts";

type SellNumberProps = { readonly paper: PaperProps; readonly good: Good };

export function SellNumber({ paper, good }: SellNumberProps) {
  const [text, write] = useState("");
  const [isPressed, press] = useState(false);
  const { state, now } = paper;
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
    <form className={css.form} onSubmit={sell} noValidate>
      <TextField
        label={strings.howMany}
        hint={strings.has(have)}
        error={isPressed && !isSo ? strings.notSo(have) : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onValue={write}
      />
      <Button type="submit" size="small" kind="secondary">
        {isSo ? strings.sell(count, quote(state.farm, good, count, now)) : strings.none}
      </Button>
    </form>
  );
}
