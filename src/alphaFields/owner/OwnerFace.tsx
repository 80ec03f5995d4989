// The face and the name of whoever keeps a field.
import { Avatar } from "@loamstead/wallet-kit/identity";
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
