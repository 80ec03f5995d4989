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

/** An address of a file for as long as it is shown. */
function useAddress(file: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return address;
}

type YearShownProps = {
  readonly file: Blob;
  readonly choice: YearChoice;
  readonly alt: string;
  /** Whether a film may begin by itself. */
  readonly plays: boolean;
};

export function YearShown({ file, choice, alt, plays }: YearShownProps) {
  const address = useAddress(file);
  return (
    <div className={css.easel}>
      {address !== null &&
        (choice.what === "film" ? (
          // Without sound; what it shows stands beside it in words.
          <video src={address} aria-label={alt} controls playsInline muted autoPlay={plays} />
        ) : (
          <img src={address} alt={alt} />
        ))}
    </div>
  );
}

type KeepYearProps = {
  readonly file: Blob;
  readonly what: YearChoice["what"];
  readonly kind: FilmKind;
  /** The farm's own name, or its field's. */
  readonly name: string;
  /** Its days in words. */
  readonly days: string;
};

const canShare = (file: File): boolean =>
  typeof navigator.canShare === "function" && navigator.canShare({ files: [file] });

export function KeepYear({ file, what, kind, name, days }: KeepYearProps) {
  const own = useMemo(() => {
    const ending = file.type.replace(/^.*\//, "");
    const named = fileName(`${name} ${yearTitles[kind]}`, ending);
    return new File([file], named, { type: file.type });
  }, [file, name, kind]);
  const keep = () => {
    download(own, own.name);
    announce(strings.kept(own.name));
  };
  const share = () => {
    // Closing the device's own sheet is an answer too, and needs no reply.
    navigator.share({ files: [own], title: `${name}, ${days}` }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === "AbortError"))
        announce(strings.notShared, "assertive");
    });
  };
  return (
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
  );
}
