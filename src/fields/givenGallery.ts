// What the server hands over for the gallery: whether the pictures of its page lie on a sheet.

export type GivenGallery = {
  /** Of the page that is asked for; null where each picture comes by itself. */
  readonly sheet: number | null;
};
