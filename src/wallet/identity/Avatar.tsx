// The round picture of an account, decoration beside its name: the one of its name, or its emoji.
import { useState } from "react";
import { Spinner } from "../../ui/Spinner.tsx";
import css from "./Avatar.module.css";
import { emojiAvatar } from "./emojiAvatar.ts";

export type AvatarProps = {
  address: string;
  /** Has passed `avatarUrl`. */
  picture?: string | undefined;
  /** Across, in pixels. */
  size: 24 | 42 | 74 | 82 | 94;
};

export function Avatar({ address, picture, size }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const shown = picture === broken ? undefined : picture;
  return (
    <span className={css.avatar} data-size={size} aria-hidden="true">
      {shown === undefined ? (
        <Emoji address={address} size={size} />
      ) : (
        <Picture key={shown} url={shown} size={size} onBroken={() => setBroken(shown)} />
      )}
    </span>
  );
}

function Emoji({ address, size }: Pick<AvatarProps, "address" | "size">) {
  const { color, emoji } = emojiAvatar(address);
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <rect width={size} height={size} fill={color} />
      <text
        x="50%"
        y="50%"
        fontSize={Math.round(size * 0.55)}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {emoji}
      </text>
    </svg>
  );
}

type PictureProps = { url: string; size: number; onBroken(): void };

function Picture({ url, size, onBroken }: PictureProps) {
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      {!loaded && <Spinner size={size < 74 ? "small" : "normal"} />}
      <img
        src={url}
        alt=""
        width={size}
        height={size}
        decoding="async"
        referrerPolicy="no-referrer"
        data-loaded={loaded || undefined}
        onLoad={() => setLoaded(true)}
        onError={onBroken}
      />
    </>
  );
}
