// How many hearts a room has; nothing where nobody gave one yet.
import { Icon } from "@loamstead/ui/Icon.tsx";
import Heart from "lucide-react/icons/heart";
import css from "./Heart.module.css";
import { strings } from "./strings.ts";

export const HeartCount = ({ hearts }: { hearts: number }) =>
  hearts > 0 && (
    <span className={css.count}>
      <Icon of={Heart} size={16} className={css.full} />
      {strings.hearts(hearts)}
    </span>
  );
