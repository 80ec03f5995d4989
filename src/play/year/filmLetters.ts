// The letters of the site on a canvas, where style sheets do not reach.

export type FilmLetters = {
  /** As a canvas takes it. */
  readonly head: (size: number, weight?: number) => string;
  readonly text: (size: number, weight?: number) => string;
};

export async function filmLetters(): Promise<FilmLetters> {
  const styles = getComputedStyle(document.documentElement);
  const family = (name: string) => styles.getPropertyValue(name).trim() || "system-ui";
  const [head, text] = [family("--font-head"), family("--font-text")];
  const letters: FilmLetters = {
    head: (size, weight = 600) => `${weight} ${size}px ${head}`,
    text: (size, weight = 600) => `${weight} ${size}px ${text}`,
  };
  // A canvas waits for no letters: without these it would take others for its first pictures.
  await Promise.allSettled(
    [letters.head(30), letters.text(30)].map((font) => document.fonts.load(font)),
  );
  return letters;
}
