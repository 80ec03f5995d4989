// Leaves the pages of a file of tests unpainted, which nobody sees: most of their time beside scripts went into that.
// The frame around a page is see-through: what the page itself says of its layout, its styles and what can be hit stays.

const frame = window.frameElement as HTMLElement | null;

const show = (opacity: string): void => frame?.style.setProperty("opacity", opacity);

show("0");

/** Until the end of the file. */
export const paintFromNowOn = (): void => show("1");

/** For whoever takes a picture of the page. */
export async function painted<Answer>(take: () => Promise<Answer>): Promise<Answer> {
  const before = frame?.style.opacity ?? "1";
  show("1");
  try {
    // A second frame begins once the first is painted.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    return await take();
  } finally {
    show(before);
  }
}
