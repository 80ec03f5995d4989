// What the page for an address without a page says to visitors.
export const strings = {
  title: "Nothing planted here",
  text: "This lane ends at a gate, and behind the gate there is only grass. The page may have moved, or the address may have a slip in it.",
  home: "Back to the farm",
  news: "Read the news",
};
