// Earlier versions of the open room, with the time of each in words and a drawing of it.
import { useEffect, useState } from "react";
import type { Point } from "../../keeping/library/library.ts";
import { Button } from "../../ui/Button.tsx";
import css from "./Panel.module.css";
import { Drawing } from "./RoomThumbnail.tsx";
import type { RoomTools } from "./roomTools.ts";
import { strings } from "./strings.ts";
import { useTold } from "./useOutcome.ts";
import { whenWords } from "./whenWords.ts";

export function PointsPanel({ tools }: { tools: RoomTools }) {
  const { workshop, drawings, view, now } = tools;
  const told = useTold();
  const [points, setPoints] = useState<readonly Point[] | null>(null);
  useEffect(() => {
    void workshop.points().then(setPoints);
  }, [workshop]);

  return (
    <div className={css.panel}>
      <p className={css.lede}>{points?.length === 0 ? strings.noPoints : strings.pointsLede}</p>
      <ul className={css.rows}>
        {points?.map(({ key, at }) => {
          const when = whenWords(at, now());
          return (
            <li key={key} className={css.row}>
              <Drawing
                drawings={drawings}
                id={key}
                at={at}
                read={() => workshop.readPoint(key)}
                isPassing
              />
              <span className={css.when}>{when}</span>
              <Button
                kind="secondary"
                size="small"
                aria-label={strings.restoreOf(when)}
                onClick={async () => {
                  if (told(await workshop.restore(key), strings.restored(when)))
                    view.set({ view: null });
                }}
              >
                {strings.restore}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
