// What a command is: a document and its arguments in, a patch or a reason out (command pattern).
import type { Label, Subject, Verb } from "../history/label.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { Patch } from "../model/patch.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { Item, ItemId, RoomDocument } from "../model/room.ts";
import { admit } from "../rules/admit.ts";

export type DoneCommand = {
  readonly ok: true;
  readonly patch: Patch;
  /** What `patch` makes of the document: already worked out, so never worked out again. */
  readonly document: RoomDocument;
  readonly label: Label;
  /** Things that are new; a view selects them. */
  readonly made: readonly ItemId[];
  /** It had to stand beside where it was. */
  readonly isAside?: true;
};

export type RefusedCommand = {
  readonly ok: false;
  readonly reason: CommandRefusal;
  /** The one thing that was wanted somewhere, as it was wanted: a free place is sought near it. */
  readonly wanted?: Item;
};

export type Outcome = DoneCommand | RefusedCommand;

export type RoomCommand<Args> = (
  document: RoomDocument,
  args: Args,
  catalogue: Catalogue,
) => Outcome;

export const refuseCommand = (reason: CommandRefusal, wanted?: Item): RefusedCommand => ({
  ok: false,
  reason,
  ...(wanted && { wanted }),
});

export const label = (verb: Verb, subject: Subject, ids: readonly ItemId[] = []): Label => ({
  verb,
  subject,
  ids,
});

export const itemsSubject = (document: RoomDocument, ids: readonly ItemId[]): Subject => {
  const only = ids.length === 1 ? document.items.get(ids[0]!) : undefined;
  return only ? itemSubject(only) : { kind: "items", count: ids.length };
};

export const itemSubject = ({ model, name }: Item): Subject => ({
  kind: "item",
  model,
  ...(name !== undefined && { name }),
});

type Settling = {
  readonly label: Label;
  readonly made?: readonly ItemId[];
  readonly wanted?: Item;
  readonly isAside?: true;
};

/** Puts the patch through the gate. */
export function settleCommand(
  document: RoomDocument,
  patch: Patch,
  catalogue: Catalogue,
  { label: named, made = [], wanted, isAside }: Settling,
): Outcome {
  const admitted = admit(document, patch, catalogue);
  return admitted.ok
    ? {
        ok: true,
        patch,
        document: admitted.document,
        label: named,
        made,
        ...(isAside && { isAside }),
      }
    : refuseCommand(admitted.reason, wanted);
}
