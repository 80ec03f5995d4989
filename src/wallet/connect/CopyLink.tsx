// A button that copies the pairing code as a link.
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { Senses } from "./port.ts";
import { useCopy } from "./useCopy.ts";

type CopyLinkProps = {
  uri: string | undefined;
  senses: Senses;
  kind?: "quiet" | "secondary";
};

export function CopyLink({ uri, senses, kind = "quiet" }: CopyLinkProps) {
  const { copy, isDone, label } = useCopy(senses);
  return (
    <Button
      kind={kind}
      size="small"
      icon={<Icon of={isDone ? Check : Copy} size={18} />}
      disabled={uri === undefined}
      onClick={() => uri !== undefined && copy(uri)}
    >
      {label}
    </Button>
  );
}
