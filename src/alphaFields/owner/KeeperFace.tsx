// The face and the name of whoever keeps a field.
import type { ReactNode } from "react";
import { Avatar } from "../../wallet/identity/index.ts";
import { strings } from "../strings.ts";
import css from "./Keeper.module.css";

type KeeperFaceProps = {
  owner: string;
  name: string;
  picture?: string | undefined;
  isVisitor?: boolean;
  children?: ReactNode;
};

export function KeeperFace({ owner, name, picture, isVisitor, children }: KeeperFaceProps) {
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
