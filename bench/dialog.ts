// Measures how long a click, and a phone's first touch, take to a connect dialog that can be used, on a processor slowed four times: on the site, and on plain pages beside RainbowKit.
import type { Browser } from "playwright";
import { clickToUse } from "./dialog/clickToUse.ts";
import { firstTouch } from "./dialog/firstTouch.ts";
import { openOurs, openRainbowKit } from "./dialog/plainPages.ts";
import type { Subject } from "./dialog/slowVisit.ts";
import { median } from "./figures/figures.ts";
import { onSite } from "./onSite.ts";

const wantedRuns = Number(process.env.RUNS || "7");
/** The front page has more to make inert than a page of one button (docs/decisions/0076). */
const clickMs = { "our kit": 60, site: 80 } as const;
const limits = { blockedMs: 200, ofTheirTime: 1 / 3, ofTheirScript: 1 / 6 };
/** Of RainbowKit's time for the first touch, on its plain page (docs/decisions/0081). */
const ofTheirTap = { site: 1.5, "the news": 1, "our kit": 1 } as const;
const untouchedKb = 130;

const clickFigures = {
  clickMs: "click to usable dialog, ms",
  blockedMs: "blocked while loading, ms",
  scriptKb: "script until then, kB gz",
  speedMs: "plain work on this machine, not slowed, ms",
} as const;
const tapFigures = {
  tapMs: "first touch to usable dialog, ms",
  untouchedKb: "script before it, kB gz",
} as const;

const percent = (part: number) => `${Math.round(part * 100)} %`;

type Visits<Name extends string, Figure extends string> = {
  subjects: Record<Name, Subject>;
  figures: Readonly<Record<Figure, string>>;
  visit(browser: Browser, subject: Subject): Promise<Record<Figure, number>>;
};

/** In turns, since a shared machine is now quick and now slow. */
async function visitAll<Name extends string, Figure extends string>(
  browser: Browser,
  { subjects, figures, visit }: Visits<Name, Figure>,
): Promise<Record<Name, Record<Figure, number>>> {
  const names = Object.keys(subjects) as Name[];
  const visits = names.map((): Record<Figure, number>[] => []);
  for (let run = 0; run < wantedRuns; run += 1)
    for (const [at, name] of names.entries())
      visits[at]!.push(await visit(browser, subjects[name]));
  const medians = names.map((name, at) => {
    const tell = ([figure, words]: [string, string]) => {
      const all = visits[at]!.map((each) => each[figure as Figure]);
      const middle = median(all);
      console.log(`${name}, ${words}: ${Math.round(middle)} (${all.map(Math.round).join(" ")})`);
      return [figure, middle];
    };
    return [name, Object.fromEntries(Object.entries<string>(figures).map(tell))];
  });
  return Object.fromEntries(medians) as Record<Name, Record<Figure, number>>;
}

type Pages = { url: string; ours: Subject; theirs: Subject };

async function clicks(browser: Browser, { url, ours, theirs }: Pages): Promise<string[]> {
  const of = await visitAll(browser, {
    subjects: { site: { url, label: "Sign in" }, "our kit": ours, RainbowKit: theirs },
    figures: clickFigures,
    visit: clickToUse,
  });
  const share = (figure: keyof typeof clickFigures) =>
    of["our kit"][figure] / of.RainbowKit[figure];
  const [time, script] = [share("clickMs"), share("scriptKb")];
  console.log(
    `our kit takes ${percent(time)} of RainbowKit's time, ${percent(script)} of its script`,
  );
  return [
    ...(["site", "our kit"] as const)
      .filter((name) => of[name].clickMs > clickMs[name])
      .map((name) => `the click may take ${clickMs[name]} ms (${name})`),
    ...(of.site.blockedMs > limits.blockedMs ? [`loading may block ${limits.blockedMs} ms`] : []),
    ...(time > limits.ofTheirTime ? ["a third of RainbowKit's time is allowed"] : []),
    ...(script > limits.ofTheirScript ? ["a sixth of its script is allowed"] : []),
  ];
}

async function firstTouches(browser: Browser, { url, ours, theirs }: Pages): Promise<string[]> {
  const of = await visitAll(browser, {
    subjects: {
      site: { url, label: "Sign in" },
      "the news": { url: new URL("news", url).href, label: "Sign in" },
      "our kit": ours,
      RainbowKit: theirs,
    },
    figures: tapFigures,
    visit: firstTouch,
  });
  return (["site", "the news", "our kit"] as const).flatMap((name) => {
    const share = of[name].tapMs / of.RainbowKit.tapMs;
    console.log(`${name}: the first touch takes ${percent(share)} of RainbowKit's time`);
    return [
      ...(share > ofTheirTap[name]
        ? [`${percent(ofTheirTap[name])} of RainbowKit's time is allowed (${name})`]
        : []),
      ...(of[name].untouchedKb > untouchedKb
        ? [`an untouched page may have fetched ${untouchedKb} kB of script (${name})`]
        : []),
    ];
  });
}

async function measure(browser: Browser, url: string): Promise<boolean> {
  const plain = [await openOurs(), await openRainbowKit()] as const;
  const [ours, theirs] = plain.map((page) => ({ url: page.url, label: "Connect Wallet" }));
  const pages = { url, ours: ours!, theirs: theirs! };
  const short = [...(await clicks(browser, pages)), ...(await firstTouches(browser, pages))];
  for (const page of plain) await page.close();
  for (const line of short) console.error(`Too much: ${line}.`);
  return short.length === 0;
}

if (!Number.isInteger(wantedRuns) || wantedRuns < 1) {
  console.error("RUNS must be a whole number of at least 1.");
  process.exitCode = 1;
} else process.exitCode = (await onSite(measure)) ? 0 : 1;
