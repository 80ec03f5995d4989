// The way from something that was made to the room where it stands; in a studio without rooms there is none.
import { Button } from "@loamstead/ui/Button.tsx";
import site from "../../../../site.config.ts";
import { link } from "../../../lib/link.ts";
import { strings } from "./strings.ts";

type LookInProps = {
  /** As rooms call it. */
  readonly piece: string;
  readonly name: string;
};

export function LookIn({ piece, name }: LookInProps) {
  if (!site.features.roomDesigner) return null;
  return (
    <Button
      size="small"
      kind="quiet"
      href={link(`/room-designer?look=${piece}`)}
      aria-label={strings.lookInFor(name)}
    >
      {strings.lookIn}
    </Button>
  );
}
