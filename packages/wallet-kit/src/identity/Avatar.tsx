// The round picture of an account, decoration beside its name: the one of its name, or its emoji.
import { Spinner } from "@loamstead/ui/Spinner.tsx";
import { useState } from "react";
import css from "./Avatar.module.css";

export type AvatarProps = {
  address: string;
  /** Has passed `avatarUrl`. */
  picture?: string | undefined;
  /** Across, in pixels. */
  size: 24 | 42 | 74 | 82 | 94;
};

/** The picture of an account, or a drawn one of its address where there is none or it fails. */
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

// Three of them are drawn in one colour unless a selector asks for the picture.
const table = [
  ["#FC5C54", "🌶\u{fe0f}"],
  ["#FFD95A", "🤑"],
  ["#E95D72", "🐙"],
  ["#6A87C8", "🫐"],
  ["#5FD0F3", "🐳"],
  ["#FC5C54", "🤶"],
  ["#75C06B", "🌲"],
  ["#FFDD86", "🌞"],
  ["#5FC6D4", "🐒"],
  ["#FF949A", "🐵"],
  ["#FF8024", "🦊"],
  ["#9BA1A4", "🐼"],
  ["#EC66FF", "🦄"],
  ["#FF8CBC", "🐷"],
  ["#FF9A23", "🐧"],
  ["#FF949A", "🦩"],
  ["#C5DADB", "👽"],
  ["#FC5C54", "🎈"],
  ["#FF949A", "🍉"],
  ["#FFD95A", "🎉"],
  ["#A8CE63", "🐲"],
  ["#71ABFF", "🌎"],
  ["#FFE279", "🍊"],
  ["#B6B1B6", "🐭"],
  ["#FF6780", "🍣"],
  ["#FFD95A", "🐥"],
  ["#A575FF", "👾"],
  ["#A8CE63", "🥦"],
  ["#FC5C54", "👹"],
  ["#FFE279", "🙀"],
  ["#5FD0F3", "⛱\u{fe0f}"],
  ["#4D82FF", "⛵\u{fe0f}"],
  ["#FFE279", "🥳"],
  ["#FF949A", "🤯"],
  ["#FFB35A", "🤠"],
] as const;

type EmojiAvatar = { color: string; emoji: string };

/** The picture of an account that has none: one of 35 emoji on a colour, the same for an address everywhere. */
export function emojiAvatar(address: string): EmojiAvatar {
  let hash = 0;
  const letters = address.toLowerCase();
  for (let at = 0; at < letters.length; at++) {
    hash = ((hash << 5) - hash + letters.charCodeAt(at)) | 0;
  }
  const [color, emoji] = table[Math.abs(hash % table.length)]!;
  return { color, emoji };
}
