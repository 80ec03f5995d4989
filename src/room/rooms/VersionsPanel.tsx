// Earlier versions of the open room, and rooms that could not be read: each with its time, to be had back.
import { Button } from "@loamstead/ui/Button.tsx";
import { useEffect, useState } from "react";
import type { RestorePoint } from "../../keeping/library/library.ts";
import { download, fileName } from "../../lib/download.ts";
import css from "./Panel.module.css";
import { RoomThumbnail } from "./RoomThumbnail.tsx";
import type { RoomTools } from "./roomTools.ts";
import { strings } from "./strings.ts";
import { useAnnounceDone } from "./useAnnounceDone.ts";
import { whenWords } from "./whenWords.ts";

export function VersionsPanel({ tools }: { tools: RoomTools }) {
  const { library, thumbnails, view, now } = tools;
  const sayDone = useAnnounceDone();
  const [points, setPoints] = useState<readonly RestorePoint[] | null>(null);
  useEffect(() => {
    void library.points().then(setPoints);
  }, [library]);

  return (
    <div className={css.panel}>
      <p className={css.lede}>{points?.length === 0 ? strings.noVersions : strings.versionsLede}</p>
      <ul role="list" className={css.rows}>
        {points?.map(({ key, at }) => {
          const when = whenWords(at, now());
          return (
            <li key={key} className={css.row}>
              <RoomThumbnail
                cache={thumbnails}
                id={key}
                at={at}
                read={() => library.readPoint(key)}
                isPassing
              />
              <span className={css.when}>{when}</span>
              <Button
                kind="secondary"
                size="small"
                aria-label={strings.restoreOf(when)}
                onClick={async () => {
                  if (sayDone(await library.restore(key), strings.restored(when)))
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

/** Set aside because they could not be read: to be fetched as a file, or forgotten. */
export function UnreadablePanel({ tools: { library, now } }: { tools: RoomTools }) {
  const [texts, setTexts] = useState<readonly RestorePoint[] | null>(null);
  useEffect(() => {
    void library.unreadable().then(setTexts);
  }, [library]);

  const take = async (key: string, when: string) => {
    const text = await library.readUnreadable(key);
    if (text !== null)
      download(
        new Blob([text], { type: "application/json" }),
        fileName(strings.setAside(when), "json"),
      );
  };
  return (
    <div className={css.panel}>
      <p className={css.lede}>
        {texts?.length === 0 ? strings.noUnreadable : strings.unreadableLede}
      </p>
      <ul role="list" className={css.rows}>
        {texts?.map(({ key, at }) => {
          const when = whenWords(at, now());
          return (
            <li key={key} className={css.row}>
              <span className={css.when}>{strings.setAside(when)}</span>
              <Button
                kind="secondary"
                size="small"
                aria-label={strings.unreadableDownloadOf(when)}
                onClick={() => void take(key, when)}
              >
                {strings.unreadableDownload}
              </Button>
              <Button
                kind="quiet"
                size="small"
                aria-label={strings.unreadableForgetOf(when)}
                onClick={async () => {
                  await library.forgetUnreadable(key);
                  setTexts(await library.unreadable());
                }}
              >
                {strings.unreadableForget}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
