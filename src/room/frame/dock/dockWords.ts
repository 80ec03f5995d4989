// What the dock says of what is chosen or held.
import { carriedCount, facingWords } from "../../describe/item.ts";
import { itemName } from "../../describe/names.ts";
import { placeWords } from "../../describe/place.ts";
import { describeRefusal } from "../../describe/refusal.ts";
import { strings } from "../../editor/strings.ts";
import type { Catalogue } from "../../model/catalogue.ts";
import type { Item, ModelId } from "../../model/room.ts";
import { shortWords } from "../../panels/shortWords.ts";
import type { SessionState } from "../../session/session.ts";

export type DockWords = {
  readonly name: string;
  readonly place: string;
  readonly isRefused: boolean;
  /** What its picture is of; null for several. */
  readonly model: ModelId | null;
};

export function dockWords(state: SessionState, catalogue: Catalogue): DockWords | null {
  const { tool, document, selection } = state;
  if (tool.at === "holding") {
    const { items, reason, free } = tool.ghost;
    const [item] = items;
    if (!item) return null;
    const suggestion = free ? { wanted: item, free } : undefined;
    return {
      name: items.length === 1 ? itemName(catalogue, item) : strings.things(items.length),
      place: reason
        ? describeRefusal(document, catalogue, reason, suggestion)
        : strings.held(shortWords(placeWords(document, catalogue, item))),
      isRefused: reason !== null,
      model: items.length === 1 ? item.model : null,
    };
  }
  const chosen = selection.flatMap((id): Item[] => {
    const item = document.items.get(id);
    return item ? [item] : [];
  });
  const [item] = chosen;
  if (!item) return null;
  if (chosen.length > 1)
    return {
      name: strings.things(chosen.length),
      isRefused: false,
      model: null,
      place: chosen.map((each) => itemName(catalogue, each)).join(", "),
    };
  const carried = carriedCount(document, catalogue, item);
  const place = [
    shortWords(placeWords(document, catalogue, item)),
    facingWords(document, catalogue, item),
    carried > 0 ? strings.carries(carried) : "",
  ];
  return {
    name: itemName(catalogue, item),
    isRefused: false,
    model: item.model,
    place: place.filter((part) => part !== "").join(", "),
  };
}
