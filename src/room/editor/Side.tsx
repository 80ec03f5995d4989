// The panel beside the room: pieces while furnishing, walls and floor while building.

import { apart } from "./apart.tsx";
import { UndoRedoIcons } from "./bar/UndoRedo.tsx";
import { useDesk, useLook } from "./EditorContext.ts";
import css from "./Side.module.css";
import type { Slots } from "./slotTypes.ts";
import { useLayout } from "./useLayout.ts";

const BuildPanel = apart(async () => (await import("./build/BuildPanel.tsx")).BuildPanel);

export function Side({ slots }: { slots: Slots }) {
  const { CataloguePanel, PlacedList, onLift, pictures } = slots;
  const trade = useLook((look) => look.trade);
  const side = useDesk((desk) => desk.side);
  const isPhone = useLayout() === "phone";
  const beside = isPhone ? <UndoRedoIcons /> : undefined;
  if (trade === "build") return <BuildPanel beside={beside} />;
  if (side === "placed" && PlacedList)
    return (
      <div className={css.placed}>
        {beside && <div className={css.beside}>{beside}</div>}
        <PlacedList />
      </div>
    );
  return CataloguePanel ? (
    <CataloguePanel pictures={pictures} besideSearch={beside} {...(onLift && { onLift })} />
  ) : null;
}
