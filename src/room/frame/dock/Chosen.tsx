// The picture, the name and the place of what is chosen; or how many things there are to choose from.
import { pieceUrl } from "../../catalogue/index.ts";
import { useEditor, useSession } from "../../editor/EditorContext.ts";
import { strings } from "../../editor/strings.ts";
import css from "./Chosen.module.css";
import { dockWords } from "./dockWords.ts";

export function Chosen() {
  const { session } = useEditor();
  // As text, so that a change elsewhere in the room draws nothing here.
  const known = useSession((state) => JSON.stringify(dockWords(state, session.catalogue)));
  const words = JSON.parse(known) as ReturnType<typeof dockWords>;
  const count = useSession(({ document }) => document.items.size);
  if (!words)
    return (
      <p className={css.none}>
        <b>{strings.count(count)}</b> {strings.howToBegin}
      </p>
    );
  const { name, place, model, isRefused } = words;
  return (
    <div className={css.chosen} data-refused={isRefused || undefined}>
      {model !== null && <img className={css.picture} src={pieceUrl(model)} alt="" />}
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        <p className={css.place}>{place}</p>
      </div>
    </div>
  );
}
