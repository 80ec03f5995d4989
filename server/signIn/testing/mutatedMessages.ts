// Messages that were good once: pieces cut out, doubled, moved and replaced, always in the same way.
import { messageWith } from "./goodMessage.ts";

const marks = ["\n", "\r", "\0", " ", ":", "%", "[", "]", "@", "/", "-", "\ud83c", "\u00e9", "Z"];

export function* mutatedMessages(count: number): Generator<string> {
  const good = messageWith();
  // Hand-rolled and seeded: a generator of 100,000 arbitraries would take minutes.
  let state = 20_260_301;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  for (let round = 0; round < count; round += 1) {
    let text = good;
    for (let change = below(4); change >= 0; change -= 1) {
      const from = below(text.length + 1);
      const piece = text.slice(below(text.length), below(text.length));
      const put = [marks[below(marks.length)] ?? "", piece, "", "\n".repeat(below(9))];
      text = text.slice(0, from) + put[below(4)] + text.slice(from + below(12));
    }
    yield text;
  }
}
