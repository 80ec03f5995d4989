// A drawing as a picture that a canvas can take.

/** An exception where it cannot be read. */
export async function pictureOfSvg(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(url);
  }
}
