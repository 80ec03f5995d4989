// Decides which Chromium to use: the named one, one that is here, or one that can be installed.
export type BrowserWorld = {
  /** The value of CHROMIUM. */
  named: string | undefined;
  places: readonly string[];
  /** What the program says it is, or undefined where it does not run. */
  version(path: string): Promise<string | undefined>;
  /** Where Playwright keeps, or would keep, a browser of its own. */
  ownPath: string;
  /** Downloads that one, and gives back what stood in the way, if anything did. */
  installOwn(): Promise<string>;
  /** The same with Debian's package manager, where we may use it. */
  installPackage: (() => Promise<string>) | undefined;
  say(line: string): void;
};

export type ChosenBrowser = { ok: true; path: string } | { ok: false; reason: string };

export async function chooseBrowser(world: BrowserWorld): Promise<ChosenBrowser> {
  const works = async (path: string) => /Chrom(e|ium)/.test((await world.version(path)) ?? "");
  const firstWorking = async (paths: readonly string[]): Promise<ChosenBrowser | undefined> => {
    for (const path of paths) if (await works(path)) return { ok: true, path };
    return undefined;
  };

  if (world.named) {
    if (await works(world.named)) return { ok: true, path: world.named };
    const reason = `CHROMIUM is "${world.named}", but no Chromium runs there. Correct it, or unset it to have one found.`;
    return { ok: false, reason };
  }

  const here = await firstWorking([...world.places, world.ownPath]);
  if (here) return here;

  world.say("No Chromium is here; downloading Playwright's…");
  const complaints = [await world.installOwn()];
  const own = await firstWorking([world.ownPath]);
  if (own) return own;

  if (world.installPackage) {
    world.say("That did not work; installing the system's chromium package…");
    complaints.push(await world.installPackage());
    const packaged = await firstWorking(world.places);
    if (packaged) return packaged;
  }

  const advice =
    "The browser tests need Chromium: none was found, and none could be installed. Install one " +
    "(on Debian: apt-get install chromium) or set CHROMIUM to the path of one.";
  const told = complaints.filter((complaint) => complaint !== "");
  return { ok: false, reason: [advice, ...told.map((complaint) => `  ${complaint}`)].join("\n") };
}
