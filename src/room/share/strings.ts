// What the gallery of rooms and the page of a room say.
const short = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

export const strings = {
  galleryTitle: "Rooms",
  galleryHeading: "Come in and look around",
  galleryDescription:
    "Rooms that holders have furnished and left open: look around, and take a copy home to make it yours.",
  galleryLede:
    "Everybody who furnishes a room here may leave its door open. Take a copy of any of them home and make it yours.",
  furnish: "Furnish a room",
  empty: "No door is open yet",
  emptyText: "Furnish a room, publish it, and yours is the first that people see here.",
  more: "More rooms",
  moreFailed: "More rooms could not be fetched just now. Please try again.",
  moreCame: (count: number) => `${count} more ${count === 1 ? "room" : "rooms"}`,

  description: (words: string, by: string | null) =>
    by === null ? words : `${words} Furnished by ${short(by)}.`,
  /** The words of its author, marked as somebody's. */
  said: (caption: string) => `“${caption}”`,
  ends: "Open until",
  by: "Furnished by",
  address: short,
  opened: "Open since",
  date: (at: number) => day.format(new Date(at)),
  madeFrom: "Made from",
  madeFromBy: (name: string, by: string | null) => (by ? `${name} by ${short(by)}` : name),
  crumbs: "Where you are",
  gallery: "Rooms",
  enter: "Step inside",
  remix: "Open in the designer",
  remixNote: "You get a copy of your own. This room stays as it is.",
  love: "Love it",
  heartWord: (count: number) => (count === 1 ? "heart" : "hearts"),
  hearts: (count: number) => (count === 1 ? "1 heart" : `${count} hearts`),
  share: "Share this room",
  linkCopied: "Link copied.",
  linkNotCopied: (url: string) => `The link could not be copied. It is ${url}`,
  pictureLate: "The picture of this room is not ready yet.",

  report: "Report this room",
};
