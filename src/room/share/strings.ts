// What the page of a room says, and of a room wherever it is shown.
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

export const strings = {
  description: (words: string, by: string | null) =>
    by === null ? words : `${words} Furnished by ${by}.`,
  /** The words of its author, marked as somebody's. */
  said: (caption: string) => `“${caption}”`,
  ends: "Open until",
  by: "Furnished by",
  somebody: "somebody",
  opened: "Open since",
  date: (at: number) => day.format(new Date(at)),
  madeFrom: "Made from",
  madeFromBy: (name: string, by: string | null) => (by ? `${name} by ${by}` : name),
  anothersRoom: "another’s room",
  madeFromThis: "Made from this one",
  crumbs: "Where you are",
  gallery: "Rooms",
  enter: "Step inside",
  openOn: (site: string) => `Open on ${site}`,
  remix: "Open in the designer",
  remixNote: "You get a copy of your own. This room stays as it is.",
  love: "Love it",
  heartWord: (count: number) => (count === 1 ? "heart" : "hearts"),
  hearts: (count: number) => (count === 1 ? "1 heart" : `${count} hearts`),
  share: "Share this room",
  linkForms: "As a code, a tall picture or a frame",
  linkCopied: "Link copied.",
  linkNotCopied: (url: string) => `The link could not be copied. It is ${url}`,
  pictureLate: "The picture of this room is not ready yet.",

  report: "Report this room",
};
