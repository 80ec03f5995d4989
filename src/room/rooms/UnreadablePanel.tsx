// What could not be read and was set aside: to be fetched as a file, or forgotten.
import { useEffect, useState } from "react";
import type { Point } from "../../keeping/library/library.ts";
import { Button } from "../../ui/Button.tsx";
import { download } from "../files/download.ts";
import { fileName } from "../files/fileName.ts";
import css from "./Panel.module.css";
import type { RoomTools } from "./roomTools.ts";
import { strings } from "./strings.ts";
import { whenWords } from "./whenWords.ts";

export function AsidesPanel({ tools: { workshop, now } }: { tools: RoomTools }) {
  const [asides, setAsides] = useState<readonly Point[] | null>(null);
  useEffect(() => {
    void workshop.asides().then(setAsides);
  }, [workshop]);

  const take = async (key: string, when: string) => {
    const text = await workshop.readAside(key);
    if (text !== null)
      download(
        new Blob([text], { type: "application/json" }),
        fileName(strings.asideSaved(when), "json"),
      );
  };
  return (
    <div className={css.panel}>
      <p className={css.lede}>{asides?.length === 0 ? strings.noAsides : strings.asideLede}</p>
      <ul className={css.rows}>
        {asides?.map(({ key, at }) => {
          const when = whenWords(at, now());
          return (
            <li key={key} className={css.row}>
              <span className={css.when}>{strings.asideSaved(when)}</span>
              <Button
                kind="secondary"
                size="small"
                aria-label={strings.asideDownloadOf(when)}
                onClick={() => void take(key, when)}
              >
                {strings.asideDownload}
              </Button>
              <Button
                kind="quiet"
                size="small"
                aria-label={strings.asideForgetOf(when)}
                onClick={async () => {
                  await workshop.forgetAside(key);
                  setAsides(await workshop.asides());
                }}
              >
                {strings.asideForget}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
