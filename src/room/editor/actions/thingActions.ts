// What can be done with what is chosen.
import { copyItems } from "../../commands/copyItems.ts";
import { duplicateItems } from "../../commands/duplicateItems.ts";
import { pasteItems } from "../../commands/pasteItems.ts";
import { putAway } from "../../commands/putAway.ts";
import { switchLamps } from "../../commands/switchLamps.ts";
import { turnItems } from "../../commands/turnItems.ts";
import { describeItem } from "../../describe/item.ts";
import { describeLabel } from "../../describe/label.ts";
import { listRows } from "../../describe/list.ts";
import { itemName } from "../../describe/names.ts";
import type { Item, ItemId } from "../../model/room.ts";
import type { Editor } from "../editor.ts";
import { report, reportRefusal } from "../report.ts";
import { announcements, actionNames as names } from "../strings.ts";
import { type Action, always, type How, hasChosen, isHolding, type Moment } from "./action.ts";
import { turnHeldLeft, turnHeldRight } from "./handActions.ts";

/** The one chosen thing, or nothing where there are several or none. */
function onlyChosen({ selection, document }: Moment): Item | undefined {
  return selection.length === 1 ? document.items.get(selection[0]!) : undefined;
}

/** What is in the hand, or the first of what is chosen. */
function atHand({ tool, selection, document }: Moment): Item | undefined {
  if (tool.at === "holding") return tool.ghost.items[0];
  return selection[0] === undefined ? undefined : document.items.get(selection[0]);
}

function inWords({ session }: Editor, ids: readonly ItemId[]): string {
  const { document } = session.state();
  const only = ids.length === 1 ? document.items.get(ids[0]!) : undefined;
  return only ? describeItem(document, session.catalogue, only) : announcements.things(ids.length);
}

const turn = (by: number) => (editor: Editor) => {
  const { selection } = editor.session.state();
  const outcome = editor.session.dispatch(turnItems, { ids: selection, by });
  report(editor, outcome, () => {
    const words = inWords(editor, selection);
    return outcome.ok && outcome.isAside
      ? announcements.turnedAside(words)
      : announcements.turned(words);
  });
};

/** The row that follows the chosen ones in the list of the room, or else the one before. */
function nextInList(editor: Editor, gone: readonly ItemId[]): ItemId | undefined {
  const { session } = editor;
  const rows = listRows(session.state().document, session.catalogue);
  const first = rows.findIndex(({ id }) => gone.includes(id));
  const level = rows[first]?.level ?? 1;
  const isKept = (row: (typeof rows)[number]) => !gone.includes(row.id) && row.level <= level;
  return (rows.slice(first + 1).find(isKept) ?? rows.slice(0, Math.max(first, 0)).findLast(isKept))
    ?.id;
}

function putAwayChosen(editor: Editor, how: How): void {
  const { session } = editor;
  const { selection } = session.state();
  const next = nextInList(editor, selection);
  const outcome = session.dispatch(putAway, { ids: selection });
  report(editor, outcome, () => {
    const words = outcome.ok
      ? announcements.done(describeLabel(session.catalogue, outcome.label))
      : "";
    if (how === "byPointer" || next === undefined) return words;
    session.select([next]);
    return `${words} ${announcements.next(inWords(editor, [next]))}`;
  });
}

function keep(editor: Editor): void {
  const { session, favourites, say } = editor;
  const item = atHand({ ...session.state() } as Moment);
  if (!item) return;
  favourites.toggle(item.model);
  const name = itemName(session.catalogue, { model: item.model });
  say(
    favourites.state().includes(item.model)
      ? announcements.kept(name)
      : announcements.notKept(name),
  );
}

const isKept = (moment: Moment): boolean => {
  const item = atHand(moment);
  return item !== undefined && moment.favourites.includes(item.model);
};

const lamps = ({ selection, document, catalogue }: Moment): Item[] =>
  selection.flatMap((id) => {
    const item = document.items.get(id);
    return item && catalogue.item(item.model)?.isLamp ? [item] : [];
  });

async function copy(editor: Editor): Promise<void> {
  const { session, clipboard, say } = editor;
  const { document, selection } = session.state();
  const copied = copyItems(document, selection, session.catalogue);
  if (!copied.ok) reportRefusal(editor, copied.reason);
  else if (await clipboard.write(copied.value)) say(announcements.copied(selection.length));
  else say(announcements.notCopied, "atOnce");
}

async function paste(editor: Editor): Promise<void> {
  const { session, clipboard, newId, say } = editor;
  const text = await clipboard.read();
  if (text === null) say(announcements.notPasted, "atOnce");
  else {
    const outcome = session.dispatch(pasteItems, { text, stamp: newId() });
    report(editor, outcome, () =>
      announcements.pasted(inWords(editor, outcome.ok ? outcome.made : [])),
    );
  }
}

export const thingActions = {
  turn: {
    group: "thing",
    label: names.turn,
    keys: ["R", "]"],
    isPossible: (moment) => isHolding(moment) || hasChosen(moment),
    run: (editor) => (isHolding(editor.session.state()) ? turnHeldRight : turn(-1))(editor),
  },
  turnLeft: {
    group: "thing",
    label: names.turnLeft,
    keys: ["Shift+R", "["],
    isPossible: (moment) => isHolding(moment) || hasChosen(moment),
    run: (editor) => (isHolding(editor.session.state()) ? turnHeldLeft : turn(1))(editor),
  },
  duplicate: {
    group: "thing",
    label: names.duplicate,
    keys: ["D"],
    isPossible: hasChosen,
    run: (editor) => {
      const { session, newId } = editor;
      const ids = session.state().selection;
      const outcome = session.dispatch(duplicateItems, { ids, stamp: newId() });
      report(editor, outcome, () =>
        announcements.duplicated(inWords(editor, outcome.ok ? outcome.made : [])),
      );
    },
  },
  tint: {
    group: "thing",
    label: names.tint,
    keys: ["T"],
    isPossible: (moment) => {
      const { selection, document, catalogue } = moment;
      const comesInTints = (id: ItemId) => {
        const model = catalogue.item(document.items.get(id)?.model ?? "");
        return model !== undefined && (model.tints.length > 0 || model.partTints !== undefined);
      };
      return hasChosen(moment) && selection.some(comesInTints);
    },
    run: ({ overlays }) => overlays.set({ open: { kind: "tints" } }),
  },
  keep: {
    group: "thing",
    label: names.keep,
    keys: ["F"],
    wording: (moment) => (isKept(moment) ? names.kept : names.keep),
    isPossible: (moment) => atHand(moment) !== undefined,
    isOn: isKept,
    run: keep,
  },
  putAway: {
    group: "thing",
    label: names.putAway,
    keys: ["Delete", "Backspace"],
    isPossible: hasChosen,
    run: putAwayChosen,
  },
  name: {
    group: "thing",
    label: names.name,
    keys: ["N", "F2"],
    isPossible: (moment) => hasChosen(moment) && onlyChosen(moment) !== undefined,
    run: ({ session, overlays }) => {
      const [id] = session.state().selection;
      if (id !== undefined) overlays.set({ open: { kind: "name", id } });
    },
  },
  lamp: {
    group: "thing",
    label: names.lamp,
    keys: ["O"],
    wording: (moment) => (lamps(moment).some(({ unlit }) => !unlit) ? names.putOut : names.light),
    isPossible: (moment) => hasChosen(moment) && lamps(moment).length > 0,
    run: (editor) => {
      const { session } = editor;
      const found = lamps({ ...session.state(), catalogue: session.catalogue } as Moment);
      const ids = found.map(({ id }) => id);
      const isLit = !found.some(({ unlit }) => !unlit);
      const outcome = session.dispatch(switchLamps, { ids, isLit });
      report(editor, outcome, () =>
        outcome.ok ? announcements.done(describeLabel(session.catalogue, outcome.label)) : "",
      );
    },
  },
  copy: {
    group: "thing",
    label: names.copy,
    keys: ["C", "Mod+C"],
    isPossible: hasChosen,
    run: (editor) => void copy(editor),
  },
  paste: {
    group: "thing",
    label: names.paste,
    keys: ["V", "Mod+V"],
    isPossible: (moment) => always() && !isHolding(moment),
    run: (editor) => void paste(editor),
  },
} satisfies Record<string, Action>;
