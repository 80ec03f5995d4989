// Walls, floor, doors and windows, and the size of the room: in place of the pieces while building.
import { type ReactNode, useState } from "react";
import { Tabs } from "../../../ui/Tabs.tsx";
import css from "./Build.module.css";
import { Floor } from "./Floor.tsx";
import { Openings } from "./Openings.tsx";
import { RoomSize } from "./RoomSize.tsx";
import { strings } from "./strings.ts";
import { Walls } from "./Walls.tsx";

/** Kept here, so that it is where it was when somebody comes back from furnishing. */
let lastPart = "walls";

export function BuildPanel({ beside }: { beside?: ReactNode }) {
  const [part, setPart] = useState(lastPart);
  const select = (id: string) => {
    lastPart = id;
    setPart(id);
  };
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <h2 className={css.title}>{strings.title}</h2>
        {beside}
      </div>
      <Tabs
        label={strings.parts}
        className={css.tabs!}
        selected={part}
        onSelect={select}
        tabs={[
          { id: "walls", label: strings.walls, panel: <Walls /> },
          { id: "floor", label: strings.floor, panel: <Floor /> },
          { id: "openings", label: strings.openingsShort, panel: <Openings /> },
          { id: "size", label: strings.size, panel: <RoomSize /> },
        ]}
      />
    </div>
  );
}
