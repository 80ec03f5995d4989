// What is remembered of a picture that the visitor keeps on this device, apart from its bytes.

export const keptPictureTypes = ["image/jpeg", "image/png"] as const;
export type PictureType = (typeof keptPictureTypes)[number];

export type KeptPicture = {
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string;
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** What is to be seen on it, in the visitor's words. */
  readonly alt: string;
  readonly at: number;
};

export const isPictureType = (type: string): type is PictureType =>
  (keptPictureTypes as readonly string[]).includes(type);
