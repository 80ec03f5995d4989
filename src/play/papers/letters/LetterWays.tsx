// What can be done about a letter: to send what it asks for, to sow for it, to put it aside.

import { strings as farmWords } from "../../../farm/describe/strings.ts";
import type { Letter } from "../../../farm/state/farm.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { ActionButton, type WishButtonProps } from "../parts/ActionButton.tsx";
import { shortName } from "../parts/shortName.ts";
import { strings } from "./strings.ts";

type WaysProps = { readonly paper: PaperProps; readonly letter: Letter; readonly slot: number };

type SendProps = WaysProps & { readonly kind?: WishButtonProps["kind"] };

export function SendLetter({ paper, letter: { good, count, villager }, slot, kind }: SendProps) {
  const goods = good === null ? null : farmWords.count(good, count);
  return (
    <ActionButton
      paper={paper}
      kind={kind}
      wish={{ kind: "answer", slot }}
      label={goods === null ? strings.readOf(shortName(villager)) : strings.sendWhat(goods)}
    >
      {goods === null ? strings.read : strings.send}
    </ActionButton>
  );
}

export const PutAside = ({ paper, slot }: Pick<WaysProps, "paper" | "slot">) => (
  <ActionButton paper={paper} kind="quiet" wish={{ kind: "decline", slot }}>
    {strings.decline}
  </ActionButton>
);
