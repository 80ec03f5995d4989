// Makes a film of the room as it turns once round, says how far it is, and can be given up.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import Square from "lucide-react/icons/square";
import Video from "lucide-react/icons/video";
import { type RefObject, useEffect, useRef, useState } from "react";
import { download, fileName } from "../../lib/download.ts";
import groove from "../editor/controls/Way.module.css";
import { useEditor } from "../editor/EditorContext.ts";
import { normaliseTurn } from "../rules/box.ts";
import type { RoomStage } from "../stage/stage.ts";
import { canFilm, filmRoom } from "./filming.ts";
import css from "./RoomVisit.module.css";
import { strings } from "./strings.ts";

const SECONDS = 12;
/** Dots across: as wide as it is seen, and no wider than chats show it. */
const MOST_WIDE = 1280;

type FilmButtonProps = { stage: RoomStage | null; place: RefObject<HTMLElement | null> };

export function FilmButton({ stage, place }: FilmButtonProps) {
  const { session, view, say } = useEditor();
  const [way, setWay] = useState<number | null>(null);
  const giveUp = useRef<AbortController | null>(null);
  // Whoever leaves the room or the page gives it up.
  useEffect(() => {
    const onHidden = () => document.hidden && giveUp.current?.abort();
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      giveUp.current?.abort();
    };
  }, []);

  async function make() {
    const { clientWidth, clientHeight } = place.current!;
    const scale = Math.min(devicePixelRatio, MOST_WIDE / clientWidth);
    const from = view.state().quarter;
    const spin = (radians: number | null) =>
      view.set(
        radians === null
          ? { spin: null, quarter: from }
          : {
              spin: (from * Math.PI) / 2 + radians,
              quarter: normaliseTurn(from + Math.round(radians / (Math.PI / 2))),
            },
      );
    const own = new AbortController();
    giveUp.current = own;
    setWay(0);
    say(strings.filming);
    const film = await filmRoom({
      stage: stage!,
      spin,
      size: { width: Math.round(clientWidth * scale), height: Math.round(clientHeight * scale) },
      seconds: SECONDS,
      // Once a second is as often as anybody reads it.
      onWay: (now) => setWay(Math.floor(now * SECONDS) / SECONDS),
      signal: own.signal,
    });
    setWay(null);
    if (film) {
      download(film, fileName(session.state().document.shell.name, "webm"));
      say(strings.filmKept);
    } else if (!own.signal.aborted) say(strings.filmFailed, "atOnce");
  }

  if (!canFilm()) return null;
  if (way === null)
    return (
      <IconButton
        kind="raised"
        icon={<Icon of={Video} />}
        label={strings.film}
        disabled={!stage}
        onClick={() => void make()}
      />
    );
  return (
    <>
      <progress className={`${groove.way} ${css.way}`} aria-label={strings.filming} value={way} />
      <IconButton
        kind="raised"
        icon={<Icon of={Square} />}
        label={strings.stopFilming}
        onClick={() => giveUp.current?.abort()}
      />
    </>
  );
}
