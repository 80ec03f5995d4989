import { expect, test } from "vitest";
import { emojiAvatar } from "./Avatar.tsx";

test.for([
  ["0xDE7F309DE0F69C49E7C065BB4AE6DFFE0F5E32F4", "🐭", "#B6B1B6"],
  ["0xDEc7420D9b155E35a458236215fE8C617d6499F8", "🐲", "#A8CE63"],
  ["0xad7fFe8769843B4C6126C81D06555cE501ed85Df", "🤑", "#FFD95A"],
  ["0x5c8b0C466680158a82fdd9dcCDE04901D662B5c3", "🦄", "#EC66FF"],
  ["0x078EF6C1edf4612068eA385cb4a48F998491D51e", "🫐", "#6A87C8"],
  ["0x4799e23B8CC73c3eC111B15FBEE0ef43C90080c1", "🐳", "#5FD0F3"],
])("%s has %s", ([address, emoji, color]) => {
  expect(emojiAvatar(address!)).toEqual({ emoji, color });
  expect(emojiAvatar(address!.toLowerCase())).toEqual({ emoji, color });
});

test("every text has one", () => {
  expect(emojiAvatar("")).toEqual({ emoji: "🌶\u{fe0f}", color: "#FC5C54" });
});
