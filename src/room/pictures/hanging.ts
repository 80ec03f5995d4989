// What can be done with a picture in the open room: frames, rugs, screens, walls, floor, windows.
import { OWN_PICTURE, usualUpOf } from "../catalogue/index.ts";
import { hangPicture } from "../commands/hangPicture.ts";
import { paintFloor } from "../commands/paintFloor.ts";
import { paintWalls } from "../commands/paintWalls.ts";
import { placeItem } from "../commands/placeItem.ts";
import { setBackdrop } from "../commands/setBackdrop.ts";
import { describeLabel } from "../describe/label.ts";
import { itemName } from "../describe/names.ts";
import type { Editor } from "../editor/editor.ts";
import { report } from "../editor/report.ts";
import { type Item, type ModelId, type PictureRef, wallSides } from "../model/room.ts";
import { firstPlace } from "../panels/firstPlace.ts";
import type { Dispatched, EditorSessionState } from "../session/editorSession.ts";
import type { KeptPicture } from "./keptPicture.ts";

export const pictureUses = ["hang", "rug", "screen", "walls", "floor", "backdrop"] as const;
export type PictureUse = (typeof pictureUses)[number];

const RUG: ModelId = "picture-rug";
const SCREEN: ModelId = "picture-screen";

/** A picture of any kind, with what decides on its frame. */
export type Hangable = { readonly picture: PictureRef; readonly isWide: boolean };

export const hangable = ({ hash, alt, width, height }: KeptPicture): Hangable => ({
  picture: { kind: "upload", hash, alt },
  isWide: width >= height,
});

/** The one chosen thing, if it can show a picture. */
export function chosenFrame(
  { document, selection }: EditorSessionState,
  catalogue: Editor["session"]["catalogue"],
): Item | null {
  const item = selection.length === 1 ? document.items.get(selection[0]!) : undefined;
  return item && catalogue.item(item.model)?.takesPicture ? item : null;
}

export function frameName({ session }: Editor): string | null {
  const item = chosenFrame(session.state(), session.catalogue);
  return item && itemName(session.catalogue, item);
}

function tell(editor: Editor, outcome: Dispatched): boolean {
  return report(editor, outcome, () =>
    outcome.ok ? `${describeLabel(editor.session.catalogue, outcome.label)}.` : "",
  );
}

/** A new piece with the picture in it, where it is free in the middle of the view, and chosen. */
function place(editor: Editor, model: ModelId, picture: PictureRef): boolean {
  const { session, view, newId } = editor;
  const { document, selection } = session.state();
  const { quarter, pan } = view.state();
  const fresh = { id: newId(), model, turn: 0 } as const;
  const around = { quarter, pan, selection };
  const at = firstPlace(document, session.catalogue, fresh, around, usualUpOf(model));
  session.begin();
  const placed = session.dispatch(placeItem, { ...fresh, at });
  if (!placed.ok) {
    session.bail();
    return tell(editor, placed);
  }
  session.dispatch(hangPicture, { id: fresh.id, picture });
  session.finish(placed.label);
  session.select([fresh.id]);
  return tell(editor, placed);
}

/** Whether it was done; what is new is chosen then, so that it can be carried on from there. */
export function applyPicture(
  editor: Editor,
  { picture, isWide }: Hangable,
  way: PictureUse,
): boolean {
  const { session } = editor;
  const finish = { kind: OWN_PICTURE, picture };
  switch (way) {
    case "hang": {
      const frame = chosenFrame(session.state(), session.catalogue);
      return frame
        ? tell(editor, session.dispatch(hangPicture, { id: frame.id, picture }))
        : place(editor, isWide ? "wide-frame" : "tall-frame", picture);
    }
    case "rug":
      return place(editor, RUG, picture);
    case "screen":
      return place(editor, SCREEN, picture);
    case "walls":
      return tell(editor, session.dispatch(paintWalls, { walls: wallSides, finish }));
    case "floor":
      return tell(editor, session.dispatch(paintFloor, { finish }));
    case "backdrop":
      return tell(editor, session.dispatch(setBackdrop, { picture }));
  }
}
