// More ways to hand the link of a room on: a code for somebody's camera, a picture as tall as a phone, a line for another page.

import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { Qr } from "@loamstead/ui/Qr.tsx";
import Copy from "lucide-react/icons/copy";
import Smartphone from "lucide-react/icons/smartphone";
import { useRef, useState } from "react";
import { download, fileName } from "../../lib/download.ts";
import { embedCode } from "../../lib/embedCode.ts";
import css from "./LinkForms.module.css";
import { strings } from "./strings.ts";

type LinkFormsProps = {
  /** Of the room's page, whole. */
  address: string;
  name: string;
  version: number;
};

export function LinkForms({ address, name, version }: LinkFormsProps) {
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
      <EmbedLine address={address} name={name} />
    </div>
  );
}

const FRAME = { width: 960, height: 640 };

function EmbedLine({ address, name }: { address: string; name: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState<boolean | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(field.current!.value);
      setCopied(true);
      announce(strings.copied);
    } catch {
      field.current?.select();
      setCopied(false);
    }
  }

  return (
    <>
      <label className={css.link}>
        <span>{strings.embed}</span>
        <input
          ref={field}
          readOnly
          value={embedCode({ url: `${address}?embed`, title: name, ...FRAME })}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <p className={css.soft}>{strings.embedNote}</p>
      <Button
        kind="secondary"
        icon={<Icon of={Copy} size={18} />}
        done={isCopied === true}
        onClick={() => void copy()}
      >
        {isCopied ? strings.copied : strings.embedCopy}
      </Button>
      {isCopied === false && (
        <p role="alert" className={css.trouble}>
          {strings.notCopied}
        </p>
      )}
    </>
  );
}
