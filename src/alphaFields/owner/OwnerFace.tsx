// The face and the name of whoever keeps a field, and the line that says of one that nobody does.
import { Icon } from "@loamstead/ui/Icon.tsx";
import { Avatar } from "@loamstead/wallet-kit/identity";
import House from "lucide-react/icons/house";
import type { ReactNode } from "react";
import { strings } from "../shared/strings.ts";
import css from "./Owner.module.css";

type OwnerFaceProps = {
  owner: string;
  name: string;
  picture?: string | undefined;
  isVisitor?: boolean;
  children?: ReactNode;
};

export function OwnerFace({ owner, name, picture, isVisitor, children }: OwnerFaceProps) {
  return (
    <p className={css.line}>
      <Avatar address={owner} picture={picture} size={42} />
      <span className={css.who}>
        <span>{isVisitor ? strings.keptByYou : strings.keptBy}</span>
        <b>
          <bdi>{name}</bdi>
        </b>
        {children}
      </span>
    </p>
  );
}

/** What stands in its place where there is nobody. */
export const NoOwner = ({ children }: { children: ReactNode }) => (
  <p className={`${css.line} ${css.nobody}`}>
    <Icon of={House} size={26} />
    <span className={css.who}>{children}</span>
  </p>
);
