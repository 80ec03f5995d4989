// The country as a map or as a table: two links, followed in place.
import { Icon } from "@loamstead/ui/Icon.tsx";
import MapIcon from "lucide-react/icons/map";
import Table from "lucide-react/icons/table-2";
import type { FieldQuery } from "../fields/search/fieldQuery.ts";
import { strings } from "./shared/strings.ts";
import { worldLink } from "./shared/worldLink.ts";
import css from "./ViewChoice.module.css";

type ViewChoiceProps = { asked: FieldQuery; onView(view: FieldQuery["view"]): void };

const views = [
  { view: "map", label: strings.map, icon: MapIcon },
  { view: "table", label: strings.table, icon: Table },
] as const;

export function ViewChoice({ asked, onView }: ViewChoiceProps) {
  return (
    <nav aria-label={strings.views} className={css.well}>
      {views.map(({ view, label, icon }) => (
        <a
          key={view}
          href={worldLink({ ...asked, view, page: 1 })}
          aria-current={asked.view === view ? "true" : undefined}
          className={css.view}
          onClick={(event) => {
            event.preventDefault();
            onView(view);
          }}
        >
          <Icon of={icon} size={19} />
          {label}
        </a>
      ))}
    </nav>
  );
}
