// What can be done with a field: see it sold, have the wallet show it, hand it on.
import ExternalLink from "lucide-react/icons/external-link";
import Share from "lucide-react/icons/share-2";
import Store from "lucide-react/icons/store";
import site from "../../site.config.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import css from "./Actions.module.css";
import { WatchField } from "./owner/WatchField.tsx";
import type { FieldPageParts } from "./parts.ts";
import { shareField } from "./shareField.ts";
import { strings } from "./strings.ts";

export function Actions({ id, settings }: { id: number } & FieldPageParts) {
  return (
    <div className={css.actions}>
      <Button
        href={`${site.links.marketplace.href.replace(/\/$/, "")}/${id}`}
        target="_blank"
        rel="noopener noreferrer"
        icon={<Icon of={Store} />}
        className={css.market!}
      >
        {strings.marketplace}
        <Icon of={ExternalLink} size={17} label={strings.opensElsewhere} />
      </Button>
      {site.features.signIn && <WatchField id={id} settings={settings} />}
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
