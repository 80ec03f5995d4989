// The room as a file: pictures, a drawing, the round thing itself, and the plan to bring back in.

import { Icon } from "@loamstead/ui/Icon.tsx";
import { Spinner } from "@loamstead/ui/Spinner.tsx";
import type { LucideIcon } from "lucide-react";
import Box from "lucide-react/icons/box";
import FileJson from "lucide-react/icons/file-json";
import Image from "lucide-react/icons/image";
import Images from "lucide-react/icons/images";
import PenLine from "lucide-react/icons/pen-line";
import Rotate3d from "lucide-react/icons/rotate-3d";
import Scissors from "lucide-react/icons/scissors";
import { useState } from "react";
import { download } from "../../lib/download.ts";
import { useEditor } from "../editor/EditorContext.ts";
import { type ExportKind, fileKinds, makeRoomFile } from "../files/exportRoom.ts";
import { strings } from "../files/strings.ts";
import css from "./Panel.module.css";
import type { RoomTools } from "./roomTools.ts";

const looks: Readonly<Record<ExportKind, { icon: LucideIcon; name: string; words: string }>> = {
  png: { icon: Image, name: strings.png, words: strings.pngWords },
  pngLarge: { icon: Images, name: strings.pngLarge, words: strings.pngLargeWords },
  pngClear: { icon: Scissors, name: strings.pngClear, words: strings.pngClearWords },
  svg: { icon: PenLine, name: strings.svg, words: strings.svgWords },
  glb: { icon: Box, name: strings.glb, words: strings.glbWords },
  usdz: { icon: Rotate3d, name: strings.usdz, words: strings.usdzWords },
  json: { icon: FileJson, name: strings.json, words: strings.jsonWords },
};

const isRound = (kind: ExportKind) => kind === "glb" || kind === "usdz";

export function ExportPanel({ tools }: { tools: RoomTools }) {
  const { library, drawer, stage } = tools;
  const { say } = useEditor();
  const [making, setMaking] = useState<ExportKind | null>(null);
  const [error, setError] = useState("");
  const canMake = (kind: ExportKind) => !isRound(kind) || stage() !== null;

  const make = async (kind: ExportKind) => {
    if (making || !canMake(kind)) return;
    setMaking(kind);
    setError("");
    const { document } = library.session.state();
    const file = await makeRoomFile(kind, { document, drawer, stage: stage() });
    setMaking(null);
    if (!file) {
      setError(strings.notMade);
      return;
    }
    download(file.bytes, file.name);
    say(strings.made(file.name));
  };
  return (
    <div className={css.panel}>
      <p className={css.lede}>{strings.exportLede}</p>
      <ul role="list" className={css.cards}>
        {fileKinds.map((kind) => {
          const { icon, name, words } = looks[kind];
          return (
            <li key={kind}>
              <button
                type="button"
                className={css.card}
                aria-disabled={!canMake(kind) || undefined}
                aria-busy={making === kind || undefined}
                onClick={() => void make(kind)}
              >
                <span className={css.title}>
                  {making === kind ? <Spinner size="small" /> : <Icon of={icon} />}
                  {name}
                </span>
                <span className={css.words}>
                  {making === kind ? strings.making : canMake(kind) ? words : strings.roundMissing}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className={css.error} role="alert">
        {error}
      </p>
    </div>
  );
}
