// When the first view of a page is there to be seen, or somebody is at work on it already.

type FirstViewPorts = {
  /** What is printed is not what this visitor came for: another view takes its place at once. */
  isOther: boolean;
  /** The one that decides how soon the page looks finished; most pages have none. */
  picture: Pick<HTMLImageElement, "decode"> | null;
  /** Settles at the first sign of somebody at the page. */
  touched: Promise<unknown>;
  /** Settles when the browser has painted what there is. */
  painted: () => Promise<unknown>;
  wait: (ms: number) => Promise<unknown>;
};

/** Over a slow line the picture is not waited for any longer. */
export const MOST_MS = 1500;

export async function awaitFirstView({ isOther, picture, touched, painted, wait }: FirstViewPorts) {
  if (isOther) return;
  // One that cannot be shown is no longer awaited.
  const pictured = picture?.decode().catch(() => {});
  await Promise.race([pictured, touched, wait(MOST_MS)]);
  await painted();
}
