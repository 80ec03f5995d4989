// Turns of speech with a number in them: they count nothing that the site has, or only what the same text lists.

/** Of the landing page, the farm and the room designer, whatever is seen in a picture among them. */
const onPages = [
  "one corner",
  "Sow one here",
  "Three rules of growing",
  "in ten years",
  "two pale lines of chalk",
  "Markets | one",
  "own one",
  "Press one",
  "nine times",
  "one hand",
  "One finger moves it. Two fingers turn it.",
  "column 4, row 2",
  "One step for each thing you did",
  "One evening, by name",
  "Five chairs in a row",
  "one of them plainly bad",
  "six-sided",
];

/** Of the fields, and of how they come about; the law itself is held by the sum that is told with it. */
const ofFields = [
  "No two are alike, and none is better",
  "One table for all fields",
  "in a hundred",
  "In a hundred",
  "keccak256",
  "three bytes for each trait",
  "What suits a field best it gets",
  "lowbias32 over layer and place with the seed 0x0417, sixteen ways of length 64, cells in 1,024 parts",
  "Height is 1,400 for each step from the sea, up to sixteen, and one range of hills",
  "for region × 6 + soil",
  "Enter opens the one you stand on",
  "Find one",
];

/** Of the posts, the newest first: "one" that stands for a thing named before, and what is told in passing. */
const inPosts = [
  "three-dimensional farms",
  "in three dimensions",
  "with lamps wherever somebody would have left one on",
  "inform no one",
  "The piece is the one that",
  "of field 5150, Leaf-fall 2026",
  "a clock if there is one",
  "a fire if one is lit",
  "for one site and shows",
  "no name and no number",
  "the public half of the key",
  "losing one loses nothing",
  "this one has no purse",
  "Three ways in. In the round, as a list, or by keys alone",
  "the first one is short",
  "when one opens",
  "how one discovers",
  "which of the two you see",
  "column four, row two",
  "done in one view",
  "One entry for each thing you did",
  "opinions about one of them",
  "One keeps the fonts, one counts the visits, one minds the wallets, and one, nobody",
  "When you open this one",
  "only the one you chose",
  "for assembling one",
  "what one learns to do without",
  "one way of doing it",
  "Each one is a plain text file",
  "looks like one",
  "is on one page",
  "asking to become one of your duties",
  "or borrow one of ours",
  "Each step has one",
  "Two devices that change the same room",
  "One file to change",
  "is in one file",
  "from one person to the next",
  "eleven steps, the seventh of which has not worked since spring. We wrote half of one",
];

export const turns: readonly string[] = [...onPages, ...ofFields, ...inPosts];

/** What was so on the day of its post, which says that it speaks of that day. */
export const asOfTheDay: readonly string[] = [
  "today it is seventy-five kilobytes for the front page",
  "On this first day ten furnished rooms stand ready to be rearranged",
  "a hundred and forty-two pieces in eight sets, one of which is a bad chair",
  "the first hundred and forty-two have been joined by others",
];
