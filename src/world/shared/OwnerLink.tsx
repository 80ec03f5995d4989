// Who keeps a field, as far as the list of owners names them, and the way to all that they keep.
import { strings } from "./strings.ts";
import { worldLink } from "./worldLink.ts";

type KeeperProps = {
  /** Null for nobody, undefined where that is not known. */
  of: string | null | undefined;
};

/** Names have ten bytes of twenty: the last ones are not known. */
const shown = (owner: string) => `${owner.slice(0, 10)}…`;

export function OwnerLink({ of: owner }: KeeperProps) {
  if (owner === undefined) return strings.unknown;
  if (owner === null) return strings.nobody;
  return (
    <a href={worldLink({ text: owner, view: "table" })}>
      <bdi>{shown(owner)}</bdi>
    </a>
  );
}
