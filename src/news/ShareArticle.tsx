// Hands an article on: its link to the clipboard, or to whatever the device shares with.
import Link from "lucide-react/icons/link";
import Share from "lucide-react/icons/share-2";
import { useSyncExternalStore } from "react";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { copyAddress } from "./copyAddress.ts";
import css from "./ShareArticle.module.css";
import { strings } from "./strings.ts";

const never = () => () => {};
const address = () => location.origin + location.pathname;

const copyLink = () => void copyAddress(address(), strings.linkCopied);

export function ShareArticle({ title }: { title: string }) {
  const canShare = useSyncExternalStore(
    never,
    () => "share" in navigator,
    () => false,
  );
  // Closing the device's own sheet is an answer too, and needs no reply.
  const share = () => navigator.share({ title, url: address() }).catch(() => {});
  return (
    <div className={css.share}>
      <p className={css.label}>{strings.share}</p>
      <Button kind="secondary" size="small" icon={<Icon of={Link} />} onClick={copyLink}>
        {strings.copyLink}
      </Button>
      {canShare && (
        <Button kind="secondary" size="small" icon={<Icon of={Share} />} onClick={share}>
          {strings.shareLink}
        </Button>
      )}
    </div>
  );
}
