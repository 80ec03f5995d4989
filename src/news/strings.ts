// What the news says to visitors, apart from the posts themselves.
const posts = (count: number): string => (count === 1 ? "1 post" : `${count} posts`);

export const strings = {
  title: "News from the lane",
  description: "What has been built, what is still on the bench, and why.",
  search: "Search the news",
  searchHint: "ponds, undo, November",
  found: (found: number, all: number) => `${found} of ${posts(all)}`,
  nothingFound: (query: string) => `Nothing in the lane mentions “${query.trim()}”.`,
  showAll: "Show all the news",
  noNews: "No news yet. Somebody has gone to look for some.",
  delivered: "Or have it brought to you:",
  follow: "Follow",
  atomFeed: "Atom feed",
  jsonFeed: "JSON feed",
  copyFeed: "Copy feed address",
  feedCopied: "Feed address copied",
  allNews: "All the news",
  morePosts: "More news",
  newer: "Newer",
  older: "Older",
  share: "Pass it on",
  copyLink: "Copy link",
  shareLink: "Share",
  linkCopied: "Link copied",
  copyFailed: (address: string) => `Could not copy. The address is ${address}`,
  coverPond: "Ducks on a pond, hens on its bank, and a scarecrow watching over wheat and pumpkins.",
  coverSprout: "The first green shoots in a bed of dark soil, and a watering can just put down.",
  coverCountry:
    "A few parishes of six-sided fields seen from above, with a river running between them.",
  coverGate: "A barred gate across a lane, sheep in the grass behind it and a lamb close by.",
  coverLetters:
    "A letterbox like a small house beside a lane, its flag up and a letter in the slot.",
  coverChairs: "Five chairs in a row, a cat asleep in the first, and one of them plainly bad.",
};
