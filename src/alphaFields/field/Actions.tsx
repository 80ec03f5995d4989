// What can be done with a field: farm it, see it sold, have the wallet show it, hand it on.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { IconButton } from "@loamstead/ui/IconButton.tsx";
import ExternalLink from "lucide-react/icons/external-link";
import Share from "lucide-react/icons/share-2";
import Sprout from "lucide-react/icons/sprout";
import Store from "lucide-react/icons/store";
import site from "../../../site.config.ts";
import { leadingSomewhere } from "../../lib/exampleLinks.ts";
import { link } from "../../lib/link.ts";
import { useOwnFarms } from "../../ownFarms/index.ts";
import { fieldLink } from "../links/index.ts";
import type { FieldPageParts } from "../shared/parts.ts";
import { strings } from "../shared/strings.ts";
import css from "./Actions.module.css";
import { WatchField } from "./WatchField.tsx";

const market = leadingSomewhere(site.links.marketplace.href);

/** Hands the address of a field on: to whatever the device shares with, else to the clipboard. */
async function shareField(id: number): Promise<void> {
  const url = location.origin + fieldLink(id);
  if ("share" in navigator) {
    // Closing the device's own sheet is an answer too, and needs no reply.
    await navigator.share({ title: strings.field(id), url }).catch(() => {});
    return;
  }
  const { toast } = await import("@loamstead/ui/Toast.tsx");
  const { clipboard } = navigator as { clipboard?: Clipboard };
  try {
    // Without a secure context there is no clipboard; with one, the visitor may still have said no.
    if (!clipboard) throw new Error("no clipboard");
    await clipboard.writeText(url);
    toast(strings.linkCopied, { kind: "good" });
  } catch {
    toast(strings.linkNotCopied(url), { kind: "error" });
  }
}

export function Actions({ id, settings }: { id: number } & FieldPageParts) {
  const { play, signIn } = site.features;
  const isFarmed = useOwnFarms().some(({ field }) => field === id);
  return (
    <div className={css.actions}>
      {play && (
        <Button href={link(`/play?field=${id}`)} icon={<Icon of={Sprout} />} className={css.farm!}>
          {isFarmed ? strings.toFarm : strings.farm}
        </Button>
      )}
      {market && (
        <Button
          kind={play ? "secondary" : "primary"}
          href={`${market.replace(/\/$/, "")}/${id}`}
          target="_blank"
          rel="noopener noreferrer"
          icon={<Icon of={Store} />}
          className={play ? undefined : css.farm!}
        >
          {strings.marketplace}
          <Icon of={ExternalLink} size={17} label={strings.opensElsewhere} />
        </Button>
      )}
      {signIn && <WatchField id={id} settings={settings} />}
      <span className={css.share}>
        <IconButton
          icon={<Icon of={Share} />}
          label={strings.share}
          kind="raised"
          onClick={() => void shareField(id)}
        />
      </span>
    </div>
  );
}
