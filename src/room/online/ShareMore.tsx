// More ways to hand the link of a room on: a code for somebody's camera, and a picture as tall as a phone.

import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { Qr } from "@loamstead/ui/Qr.tsx";
import Smartphone from "lucide-react/icons/smartphone";
import { useState } from "react";
import { download, fileName } from "../../lib/download.ts";
import css from "./ShareDialog.module.css";
import { strings } from "./strings.ts";

type ShareMoreProps = { address: string; name: string; version: number };

export function ShareMore({ address, name, version }: ShareMoreProps) {
  const [state, setState] = useState<"idle" | "busy" | "done" | "failed">("idle");

  /** The server draws it when somebody first asks, which takes a moment. */
  async function save() {
    setState("busy");
    try {
      const answer = await fetch(`${address}.png?v=${version}&size=story`);
      if (!answer.ok) return setState("failed");
      download(await answer.blob(), fileName(name, "png"));
      setState("done");
      announce(strings.storyKept);
    } catch {
      setState("failed");
    }
  }

  return (
    <div className={css.more}>
      <Qr text={address} label={strings.code} size="install" />
      <p className={css.soft}>{strings.codeNote}</p>
      <Button
        kind="secondary"
        icon={<Icon of={Smartphone} size={18} />}
        busy={state === "busy"}
        done={state === "done"}
        onClick={() => void save()}
      >
        {strings.story}
      </Button>
      <p className={css.soft}>{strings.storyNote}</p>
      {state === "failed" && (
        <p role="alert" className={css.trouble}>
          {strings.storyFailed}
        </p>
      )}
    </div>
  );
}
