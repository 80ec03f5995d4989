// More ways to hand the link of a room on: a code for somebody's camera, a picture as tall as a phone, a line for another page.

import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { Qr } from "@loamstead/ui/Qr.tsx";
import Copy from "lucide-react/icons/copy";
import Smartphone from "lucide-react/icons/smartphone";
import Square from "lucide-react/icons/square";
import { useRef, useState } from "react";
import { download, fileName } from "../../lib/download.ts";
import { embedCode } from "../../lib/embedCode.ts";
import css from "./LinkForms.module.css";
import { strings } from "./strings.ts";

type Print = "square" | "story";

const prints = [
  { print: "story", icon: Smartphone },
  { print: "square", icon: Square },
] as const;

type LinkFormsProps = {
  /** Of the room's page, whole. */
  address: string;
  name: string;
  version: number;
};

export function LinkForms({ address, name, version }: LinkFormsProps) {
  const [state, setState] = useState<"idle" | `${Print} ${"busy" | "done"}` | "failed">("idle");

  /** The server makes it when somebody first asks, which takes some seconds. */
  async function save(print: Print) {
    setState(`${print} busy`);
    try {
      const answer = await fetch(`${address}.jpg?v=${version}&size=${print}`);
      // A room with too much in it has a drawing alone, and that is tall.
      const drawn = answer.ok ? null : await fetch(`${address}.png?v=${version}&size=story`);
      if (drawn && !drawn.ok) return setState("failed");
      download(await (drawn ?? answer).blob(), fileName(name, drawn ? "png" : "jpg"));
      setState(`${print} done`);
      announce(strings.storyKept);
    } catch {
      setState("failed");
    }
  }

  return (
    <div className={css.more}>
      <Qr text={address} label={strings.code} size="install" />
      <p className={css.soft}>{strings.codeNote}</p>
      <p className={css.prints}>
        {prints.map(({ print, icon }) => (
          <Button
            key={print}
            kind="secondary"
            icon={<Icon of={icon} size={18} />}
            busy={state === `${print} busy`}
            done={state === `${print} done`}
            onClick={() => void save(print)}
          >
            {strings[print]}
          </Button>
        ))}
      </p>
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
