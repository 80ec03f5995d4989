// The link of a shared room: its picture, its address, the ways to hand that on, and the way back.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import Copy from "lucide-react/icons/copy";
import ExternalLink from "lucide-react/icons/external-link";
import Send from "lucide-react/icons/send";
import { type ReactNode, useId, useRef, useState } from "react";
import { link } from "../../lib/link.ts";
import css from "./ShareDialog.module.css";
import { SharedPicture } from "./SharedPicture.tsx";
import { strings } from "./strings.ts";

/** Fetched by whoever unfolds it. */
const LinkForms = lazyOrNothing(async () => (await import("../linkForms/LinkForms.tsx")).LinkForms);

type ShareLinkProps = {
  room: { readonly id: string; readonly name: string; readonly version: number };
  /** What holds of this link, and not of every one. */
  note: string;
  isBusy: boolean;
  onTakeBack: () => void;
  /** How it is shared. */
  children: ReactNode;
};

export function ShareLink({ room, note, isBusy, onTakeBack, children }: ShareLinkProps) {
  const { id, name, version } = room;
  const path = link(`/rooms/${id}`);
  const address = location.origin + path;
  const field = useRef<HTMLInputElement>(null);
  const label = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const [isCopied, setCopied] = useState<boolean | null>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
      announce(strings.copied);
    } catch {
      field.current?.select();
      setCopied(false);
    }
  };

  return (
    <>
      <SharedPicture key={version} room={room} />
      <p>
        {strings.shared} <span className={css.soft}>{note}</span>
      </p>
      <label className={css.link} htmlFor={label}>
        <span>{strings.link}</span>
        <input
          ref={field}
          id={label}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <p className={css.ways}>
        <Button
          data-autofocus
          icon={<Icon of={Copy} size={18} />}
          done={isCopied === true}
          onClick={() => void copy()}
        >
          {isCopied ? strings.copied : strings.copy}
        </Button>
        {"share" in navigator && (
          <Button
            kind="secondary"
            icon={<Icon of={Send} size={18} />}
            // Closing the device's own sheet is an answer too, and needs no reply.
            onClick={() => void navigator.share({ title: name, url: address }).catch(() => {})}
          >
            {strings.hand}
          </Button>
        )}
        <Button
          kind="secondary"
          href={path}
          target="_blank"
          icon={<Icon of={ExternalLink} size={18} />}
        >
          {strings.see}
        </Button>
      </p>
      {isCopied === false && (
        <p role="alert" className={css.trouble}>
          {strings.notCopied}
        </p>
      )}
      <details className={css.fold} onToggle={() => setUnfolded(true)}>
        <summary>{strings.more}</summary>
        {isUnfolded && <LinkForms address={address} name={name} version={version} />}
      </details>
      {children}
      <Button kind="quiet" busy={isBusy} onClick={onTakeBack}>
        {strings.takeBack}
      </Button>
    </>
  );
}
