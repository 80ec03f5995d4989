// Measures how long a click takes to a connect dialog that can be used, on a processor slowed four times: on the site, and on plain pages beside RainbowKit.
import type { Browser } from "playwright";
import { clickToUse, type Subject, type Visit } from "./dialog/clickToUse.ts";
import { openOurs, openRainbowKit } from "./dialog/plainPages.ts";
import { median } from "./figures/figures.ts";
import { onSite } from "./onSite.ts";

const wantedRuns = Number(process.env.RUNS || "7");
/** The front page has more to make inert than a page of one button (docs/decisions/0076). */
const clickMs = { "our kit": 60, site: 80 } as const;
const limits = { blockedMs: 200, ofTheirTime: 1 / 3, ofTheirScript: 1 / 6 };
const figures = {
  clickMs: "click to usable dialog, ms",
  blockedMs: "blocked while loading, ms",
  scriptKb: "script until then, kB gz",
  speedMs: "plain work on this machine, not slowed, ms",
} as const satisfies Record<keyof Visit, string>;

const percent = (part: number) => `${Math.round(part * 100)} %`;

/** In turns, since a shared machine is now quick and now slow. */
async function visitAll<Name extends string>(
  browser: Browser,
  subjects: Record<Name, Subject>,
): Promise<Record<Name, Visit>> {
  const names = Object.keys(subjects) as Name[];
  const visits = names.map((): Visit[] => []);
  for (let run = 0; run < wantedRuns; run += 1)
    for (const [at, name] of names.entries())
      visits[at]!.push(await clickToUse(browser, subjects[name]));
  const medians = names.map((name, at) => {
    const tell = ([figure, words]: [string, string]) => {
      const all = visits[at]!.map((visit) => visit[figure as keyof Visit]);
      const middle = median(all);
      console.log(`${name}, ${words}: ${Math.round(middle)} (${all.map(Math.round).join(" ")})`);
      return [figure, middle];
    };
    return [name, Object.fromEntries(Object.entries(figures).map(tell))];
  });
  return Object.fromEntries(medians) as Record<Name, Visit>;
}

async function measure(browser: Browser, url: string): Promise<boolean> {
  const pages = [await openOurs(), await openRainbowKit()] as const;
  const [ours, theirs] = pages;
  const of = await visitAll(browser, {
    site: { url, label: "Sign in" },
    "our kit": { url: ours.url, label: "Connect Wallet" },
    RainbowKit: { url: theirs.url, label: "Connect Wallet" },
  });
  for (const page of pages) await page.close();
  const share = (figure: keyof Visit) => of["our kit"][figure] / of.RainbowKit[figure];
  const [time, script] = [share("clickMs"), share("scriptKb")];
  console.log(
    `our kit takes ${percent(time)} of RainbowKit's time, ${percent(script)} of its script`,
  );
  const short = [
    ...(["site", "our kit"] as const)
      .filter((name) => of[name].clickMs > clickMs[name])
      .map((name) => `the click may take ${clickMs[name]} ms (${name})`),
    ...(of.site.blockedMs > limits.blockedMs ? [`loading may block ${limits.blockedMs} ms`] : []),
    ...(time > limits.ofTheirTime ? ["a third of RainbowKit's time is allowed"] : []),
    ...(script > limits.ofTheirScript ? ["a sixth of its script is allowed"] : []),
  ];
  for (const line of short) console.error(`Too much: ${line}.`);
  return short.length === 0;
}

if (!Number.isInteger(wantedRuns) || wantedRuns < 1) {
  console.error("RUNS must be a whole number of at least 1.");
  process.exitCode = 1;
} else process.exitCode = (await onSite(measure)) ? 0 : 1;
