// What an action is: something the visitor can do, by any of the ways there are to ask for it.
import type { Catalogue } from "../../model/catalogue.ts";
import type { ModelId } from "../../model/room.ts";
import type { EditorSessionState } from "../../session/editorSession.ts";
import type { Editor } from "../editor.ts";
import type { OverlayState } from "../overlays.ts";
import type { ViewState } from "../viewSettings.ts";

/** All that decides whether something can be done now. */
export type Moment = EditorSessionState & {
  readonly view: ViewState;
  readonly overlays: OverlayState;
  readonly catalogue: Catalogue;
  readonly favourites: readonly ModelId[];
};

/** By key or by keyboard on a button, the selection goes on to what comes next. */
export type How = "byKey" | "byPointer";

export type ActionGroup = "hand" | "thing" | "several" | "history" | "view" | "room";

export type Action = {
  readonly group: ActionGroup;
  readonly label: string;
  /** Where the moment makes it another word: Undo move oak table. */
  readonly wording?: (moment: Moment) => string;
  /** The first is the one that is shown. */
  readonly keys: readonly string[];
  readonly isPossible: (moment: Moment) => boolean;
  /** For what is either on or off. */
  readonly isOn?: (moment: Moment) => boolean;
  readonly run: (editor: Editor, how: How) => void;
};

export const momentOf = ({ session, view, overlays, favourites }: Editor): Moment => ({
  ...session.state(),
  view: view.state(),
  overlays: overlays.state(),
  catalogue: session.catalogue,
  favourites: favourites.state(),
});

export const always = (): boolean => true;
export const isHolding = ({ tool }: Pick<Moment, "tool">): boolean => tool.at === "holding";
export const hasChosen = ({ tool, selection }: Moment): boolean =>
  tool.at !== "holding" && selection.length > 0;
