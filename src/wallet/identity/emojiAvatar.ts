// The picture of an account that has none: one of 35 emoji on a colour, the same for an address everywhere.

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

export type EmojiAvatar = { color: string; emoji: string };

export function emojiAvatar(address: string): EmojiAvatar {
  let hash = 0;
  const letters = address.toLowerCase();
  for (let at = 0; at < letters.length; at++) {
    hash = ((hash << 5) - hash + letters.charCodeAt(at)) | 0;
  }
  const [color, emoji] = table[Math.abs(hash % table.length)]!;
  return { color, emoji };
}
