// The templates as cards, in a dialog and over an empty room; a press makes a room of the visitor's own out of one.

import { Button } from "@loamstead/ui/Button.tsx";
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

/** Painted when the site was built: it is there with the card. */
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
  /** On a phone by picture and name alone, so that several are seen at once. */
  isBrief?: boolean;
};

export function TemplateCards({ tools, templates, isBrief = false }: CardsProps) {
  const begin = useBegin(tools, isBrief ? "room" : "dialog");
  return (
    <ul
      role="list"
      className={css.cards}
      data-is-brief={isBrief || undefined}
      aria-label={strings.beginning}
    >
      {templates.map((template) => (
        <li key={template.id}>
          <button type="button" className={css.card} onClick={() => void begin(template)}>
            <TemplatePicture id={template.id} />
            <span className={css.title}>{template.name}</span>
            <span className={css.words}>{template.words}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** As many as leave something of the room to be seen. */
const FEW = 6;

/** What floats over an empty room: a few to begin with, until something stands in it. */
export function Beginning({ tools }: { tools: RoomTools }) {
  const isFresh = useSelected(tools.library, (state) => state.isFresh);
  const templates = useTemplates(tools.templates);
  if (!isFresh || !templates) return null;
  return (
    <section className={beginning.beginning} aria-labelledby="beginning">
      <h2 id="beginning" className={beginning.title}>
        {strings.newLede}
      </h2>
      <TemplateCards tools={tools} templates={templates.slice(0, FEW)} isBrief />
      {templates.length > FEW && (
        <p className={beginning.ways}>
          <Button
            kind="quiet"
            size="small"
            onClick={() => tools.view.set({ view: { kind: "new" } })}
          >
            {strings.moreTemplates}
          </Button>
        </p>
      )}
    </section>
  );
}
