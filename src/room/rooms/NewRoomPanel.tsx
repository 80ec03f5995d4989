// Rooms to begin with, each on a card with its drawing.

import css from "./Panel.module.css";
import { useTemplates } from "./roomTemplates.ts";
import type { RoomTools } from "./roomTools.ts";
import { strings } from "./strings.ts";
import { TemplateCards } from "./TemplateCards.tsx";

export function NewRoomPanel({ tools }: { tools: RoomTools }) {
  const templates = useTemplates(tools.templates);
  return (
    <div className={css.panel}>
      <p className={css.lede}>{strings.newLede}</p>
      {templates && <TemplateCards tools={tools} templates={templates} />}
    </div>
  );
}
