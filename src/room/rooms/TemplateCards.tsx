// The templates as cards, in a dialog and on a shelf below an empty room; a press makes a room of the visitor's own out of one.

import { Button } from "@loamstead/ui/Button.tsx";
import type { ReactNode } from "react";
import { useSelected } from "../editor/useSelected.ts";
import { pictureSize, templateUrl } from "../template/index.ts";
import beginning from "./Beginning.module.css";
import css from "./Panel.module.css";
import thumbnail from "./RoomThumbnail.module.css";
import type { RoomTemplate } from "./roomTemplates.ts";
import { useTemplates } from "./roomTemplates.ts";
import type { RoomTools } from "./roomTools.ts";
import { strings } from "./strings.ts";
import { useBegin } from "./useBegin.ts";

/** Traced when the site was built: it is there with the card. */
function TemplatePicture({ id }: { id: string }) {
  return (
    <span className={thumbnail.drawing} data-size="card">
      <img
        {...pictureSize}
        src={templateUrl(id)}
        alt=""
        loading="lazy"
        className={thumbnail.picture}
      />
    </span>
  );
}

type CardsProps = {
  tools: RoomTools;
  templates: readonly RoomTemplate[];
  /** By picture and name alone, in a row that leaves the room to be seen; `more` stands at its end. */
  isBrief?: boolean;
  more?: ReactNode;
};

export function TemplateCards({ tools, templates, isBrief = false, more }: CardsProps) {
  const begin = useBegin(tools, isBrief ? "room" : "dialog");
  return (
    <ul
      role="list"
      className={isBrief ? beginning.cards : css.cards}
      aria-label={strings.beginning}
    >
      {templates.map((template) => (
        <li key={template.id}>
          <button
            type="button"
            className={isBrief ? beginning.card : css.card}
            onClick={() => void begin(template)}
          >
            <TemplatePicture id={template.id} />
            <span className={isBrief ? beginning.name : css.title}>{template.name}</span>
            {!isBrief && <span className={css.words}>{template.words}</span>}
          </button>
        </li>
      ))}
      {more && <li className={beginning.more}>{more}</li>}
    </ul>
  );
}

/** As many as stand side by side below a room. */
const FEW = 6;

/** On the shelf below an empty room: a few to begin with, until something stands in it. */
export function TemplateShelf({ tools }: { tools: RoomTools }) {
  const isFresh = useSelected(tools.library, (state) => state.isFresh);
  const templates = useTemplates(tools.templates);
  if (!isFresh || !templates) return null;
  return (
    <section className={beginning.beginning} aria-labelledby="beginning">
      <h2 id="beginning" className={beginning.title}>
        {strings.newLede}
      </h2>
      <TemplateCards
        tools={tools}
        templates={templates.slice(0, FEW)}
        isBrief
        more={
          templates.length > FEW && (
            <Button
              kind="quiet"
              size="small"
              onClick={() => tools.view.set({ view: { kind: "new" } })}
            >
              {strings.moreTemplates}
            </Button>
          )
        }
      />
    </section>
  );
}
