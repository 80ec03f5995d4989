// From one field to others by their numbers: the one before, the one after, and any by a jump.
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import site from "../../../site.config.ts";
import { Icon } from "../../ui/Icon.tsx";
import { fieldLink } from "../fieldLinks.ts";
import { strings } from "../strings.ts";
import { JumpForm } from "./JumpForm.tsx";
import css from "./Steps.module.css";

export function Steps({ id }: { id: number }) {
  const { size } = site.collection;
  return (
    <nav aria-label={strings.neighbouring} className={css.steps}>
      {id > 0 && (
        <a className={css.step} href={fieldLink(id - 1)} aria-label={strings.previous(id - 1)}>
          <Icon of={ChevronLeft} size={18} />
          {id - 1}
        </a>
      )}
      {id < size - 1 && (
        <a className={css.step} href={fieldLink(id + 1)} aria-label={strings.next(id + 1)}>
          {id + 1}
          <Icon of={ChevronRight} size={18} />
        </a>
      )}
      <JumpForm />
    </nav>
  );
}
