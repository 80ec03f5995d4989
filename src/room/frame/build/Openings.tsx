// Doors and windows: what there are, where they sit, and new ones.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import type { LucideIcon } from "lucide-react";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ArrowUp from "lucide-react/icons/arrow-up";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { openingModels, openingUrl } from "../../catalogue/index.ts";
import { type AddOpening, addOpening } from "../../commands/addOpening.ts";
import { moveOpening } from "../../commands/moveOpening.ts";
import { removeOpening } from "../../commands/removeOpening.ts";
import { describeLabel } from "../../describe/label.ts";
import { useEditor, useSession } from "../../editor/EditorContext.ts";
import { report } from "../../editor/report.ts";
import { announcements } from "../../editor/strings.ts";
import type { Catalogue } from "../../model/catalogue.ts";
import { type Opening, type RoomDocument, type WallSide, wallSides } from "../../model/room.ts";
import { PER_TILE } from "../../model/units.ts";
import { wallLength } from "../../rules/walls.ts";
import type { Dispatched } from "../../session/editorSession.ts";
import css from "./Build.module.css";
import { strings } from "./strings.ts";
import { WallChoice } from "./WallChoice.tsx";

/**
 * The place on a wall where a new door or window fits, nearest to the wall's middle; the middle
 * itself where nothing fits, so that asking there tells why.
 */
export function firstGap(
  document: RoomDocument,
  wanted: Omit<AddOpening, "along">,
  catalogue: Catalogue,
): number {
  const width = catalogue.opening(wanted.model)?.width ?? 0;
  const last = wallLength(document.shell.size, wanted.wall) - width;
  const middle = Math.max(0, Math.round(last / 2));
  for (let away = 0; away <= last; away++)
    for (const along of new Set([middle - away, middle + away])) {
      if (along < 0 || along > last) continue;
      if (addOpening(document, { ...wanted, along }, catalogue).ok) return along;
    }
  return middle;
}

function useTold() {
  const editor = useEditor();
  return (outcome: Dispatched) =>
    report(editor, outcome, () =>
      outcome.ok ? announcements.done(describeLabel(editor.session.catalogue, outcome.label)) : "",
    );
}

function Row({ opening }: { opening: Opening }) {
  const { session } = useEditor();
  const tell = useTold();
  const model = session.catalogue.opening(opening.model);
  const name = model?.name ?? opening.model;
  const { id, wall, along, up } = opening;
  const step = (label: string, icon: LucideIcon, to: { along?: number; up?: number }) => (
    <IconButton
      icon={<Icon of={icon} size={18} />}
      label={label}
      onClick={() => tell(session.dispatch(moveOpening, { id, ...to }))}
    />
  );
  return (
    <li className={css.opening}>
      <p>
        <b>{name}</b>
        <small>{strings.where(strings.whichNames[wall], strings.tilesIn(along / PER_TILE))}</small>
      </p>
      <div className={css.moves}>
        {step(strings.moveBack(name), ArrowLeft, { along: along - 1 })}
        {step(strings.moveOn(name), ArrowRight, { along: along + 1 })}
        {model?.kind === "window" && step(strings.lower(name), ArrowDown, { up: up - 1 })}
        {model?.kind === "window" && step(strings.higher(name), ArrowUp, { up: up + 1 })}
        <IconButton
          icon={<Icon of={Trash2} size={18} />}
          label={strings.wallUp(name)}
          onClick={() => tell(session.dispatch(removeOpening, { id }))}
        />
      </div>
    </li>
  );
}

export function Openings() {
  const { session, newId } = useEditor();
  const tell = useTold();
  const openings = useSession(({ document }) => document.openings);
  const [wall, setWall] = useState<WallSide>("north");

  const add = (model: string) => {
    const wanted = { id: newId(), model, wall };
    const along = firstGap(session.state().document, wanted, session.catalogue);
    tell(session.dispatch(addOpening, { ...wanted, along }));
  };

  return (
    <div className={css.part}>
      <WallChoice<WallSide>
        label={strings.addTo}
        scopes={wallSides}
        value={wall}
        onChoose={setWall}
      />
      <fieldset aria-label={strings.kinds} className={css.kinds}>
        {openingModels().map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={css.kind}
            data-built={`openings ${id}`}
            onClick={() => add(id)}
          >
            <img className={css.sketch} src={openingUrl(id)} alt="" width={96} height={96} />
            {name}
          </button>
        ))}
      </fieldset>
      <h3 className={css.heading}>{strings.here}</h3>
      {openings.size === 0 && <p className={css.hint}>{strings.none}</p>}
      <ul role="list" className={css.openings}>
        {[...openings.values()].map((opening) => (
          <Row key={opening.id} opening={opening} />
        ))}
      </ul>
    </div>
  );
}
