// The way to the film of a farm, out of its book.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import Clapperboard from "lucide-react/icons/clapperboard";
import { useState } from "react";
import type { PlayedFarm } from "../session/playedFarm.ts";
import { filmSpanOf } from "./filmSpan.ts";
import { LazyYearDialog } from "./LazyYearDialog.ts";
import { yearTitles } from "./titles.ts";
import css from "./YearWay.module.css";

type YearWayProps = { readonly played: PlayedFarm };

/** Nothing at all while the farm is younger than a month. */
export function YearWay({ played }: YearWayProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const span = filmSpanOf(played.state().farm.begun, played.now());
  if (!span) return null;
  return (
    <div className={css.way}>
      <Button
        kind="secondary"
        size="small"
        icon={<Icon of={Clapperboard} size={18} />}
        onClick={() => setOpen(true)}
      >
        {yearTitles[span.kind]}
      </Button>
      {isOpen !== null && (
        <LazyYearDialog open={isOpen} played={played} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
