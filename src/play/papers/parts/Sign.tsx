// A sign on a disc, where a thing has no picture of its own.
import { Icon } from "@loamstead/ui/Icon.tsx";
import type { LucideIcon } from "lucide-react";
import css from "./paper.module.css";

export const Sign = ({ of }: { readonly of: LucideIcon }) => (
  <span className={css.sign}>
    <Icon of={of} size={24} />
  </span>
);
