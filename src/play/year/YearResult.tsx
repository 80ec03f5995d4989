// A film or a picture that is done: seen, kept as a file, and handed on where the device can.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import Download from "lucide-react/icons/download";
import Send from "lucide-react/icons/send";
import { useEffect, useMemo, useState } from "react";
import { download, fileName } from "../../lib/download.ts";
import type { FilmKind } from "./filmSpan.ts";
import { strings } from "./strings.ts";
import { yearTitles } from "./titles.ts";
import css from "./YearDialog.module.css";
import type { YearChoice } from "./yearMachine.ts";

type YearResultProps = {
  readonly file: Blob;
  readonly choice: YearChoice;
  readonly kind: FilmKind;
  /** The farm's own name, or its field's. */
  readonly name: string;
  /** Its days in words. */
  readonly words: string;
  /** Whether a film may begin by itself. */
  readonly plays: boolean;
};

const canShare = (file: File): boolean =>
  typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });

/** An address of a file for as long as it is shown. */
function useAddress(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return address;
}

export function YearResult({ file, choice, kind, name, words, plays }: YearResultProps) {
  const { what, shape } = choice;
  const own = useMemo(() => {
    const ending = file.type.replace(/^.*\//, "");
    const named = fileName(`${name} ${yearTitles[kind]}`, ending);
    return new File([file], named, { type: file.type });
  }, [file, name, kind]);
  const address = useAddress(own);
  const alt = strings.alt[what](name, words);

  const keep = () => {
    download(own, own.name);
    announce(strings.kept(own.name));
  };
  const share = () => {
    // Closing the device's own sheet is an answer too, and needs no reply.
    navigator.share({ files: [own], title: `${name}, ${words}` }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError"))
        announce(strings.notShared, "assertive");
    });
  };
  return (
    <>
      <div className={css.easel} data-shape={what === "sheet" ? "sheet" : shape}>
        {address &&
          (what === "film" ? (
            <video src={address} aria-label={alt} controls playsInline muted autoPlay={plays} />
          ) : (
            <img src={address} alt={alt} />
          ))}
      </div>
      <p className={css.ways}>
        <Button data-autofocus icon={<Icon of={Download} size={18} />} onClick={keep}>
          {strings.keep[what]}
        </Button>
        {canShare(own) && (
          <Button kind="secondary" icon={<Icon of={Send} size={18} />} onClick={share}>
            {strings.share}
          </Button>
        )}
      </p>
    </>
  );
}
