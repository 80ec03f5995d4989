// Drawings as pictures that a canvas can take.

/** An exception where it cannot be read. */
export async function pictureAt(url: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  return picture;
}

export async function pictureOfSvg(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    return await pictureAt(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}
