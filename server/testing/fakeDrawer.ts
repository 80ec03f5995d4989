// Drawing processes for tests: they draw a line of text, and only when the test says so.
import { setTimeout } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { DevelopedForms, Developer, DevelopJob } from "../drawing/developing.ts";
import type { Drawer, DrawingJob } from "../drawing/drawing.ts";

type DrawingAnswer = Result<Uint8Array>;

export type FakeDrawers = {
  open: () => Drawer;
  openDeveloper: () => Developer;
  /** Everything that was begun to be developed. */
  developing: DevelopJob[];
  /** How that ends: of itself it goes on for ever. */
  develops: (job: DevelopJob) => Promise<Result<DevelopedForms>>;
  /** What is being drawn now, in the order in which it was begun. */
  atWork: { job: DrawingJob; finish(answer?: DrawingAnswer): void }[];
  /** Everything that was ever begun, but for what only stands in. */
  begun: DrawingJob[];
  /** Whether anything ever stands in: by itself, pictures are always there first. */
  standsIn: boolean;
  /** Ends the only drawing, once it has begun. */
  finishOne(answer?: DrawingAnswer): Promise<void>;
  opened: number;
  ended: number;
  /** Whether what is drawn at once goes wrong. */
  fails: boolean;
};

function drawnText(job: DrawingJob): string {
  switch (job.form) {
    case "svg":
      return `<svg>${job.id} ${job.frame} ${job.season} ${job.hour}</svg>`;
    case "emblem":
      return `emblem ${job.id} ${job.season} ${job.hour}`;
    case "parish":
      return `parish ${job.parish} ${job.hour}`;
    case "parish picture":
      return `a parish ${job.width} wide`;
    case "parish card":
      return `parish ${job.parish} of ${job.size}`;
    case "sheet":
      return `sheet of ${job.cells.length} in ${job.columns}`;
    case "png":
      return `painted ${job.svg.length}`;
    case "webp":
      return `small ${job.svg.length}`;
    case "bare room":
      return `bare room ${job.width} ${job.height}`;
    case "room":
      return `room ${job.width} ${job.height} ${JSON.parse(job.document).name}`;
  }
}

const drawn = (job: DrawingJob): DrawingAnswer =>
  accept(
    ["svg", "parish"].includes(job.form)
      ? brotliCompressSync(drawnText(job))
      : Buffer.from(drawnText(job)),
  );

export function fakeDrawers({ atOnce = true } = {}): FakeDrawers {
  const fake: FakeDrawers = {
    open,
    openDeveloper: () => ({
      run(job) {
        fake.developing.push(job);
        return fake.develops(job);
      },
      end: async () => {},
    }),
    developing: [],
    develops: () => new Promise(() => {}),
    atWork: [],
    begun: [],
    standsIn: false,
    async finishOne(answer) {
      while (fake.atWork.length !== 1) await setTimeout(5);
      fake.atWork[0]!.finish(answer);
    },
    opened: 0,
    ended: 0,
    fails: false,
  };

  function open(): Drawer {
    fake.opened += 1;
    return {
      run(job) {
        if (job.form === "emblem" || job.form === "bare room") {
          return fake.standsIn ? Promise.resolve(drawn(job)) : new Promise(() => {});
        }
        fake.begun.push(job);
        if (fake.fails) return Promise.resolve(refuse("it went wrong"));
        if (atOnce) return Promise.resolve(drawn(job));
        return new Promise((resolve) => {
          const work = {
            job,
            finish(answer: DrawingAnswer = drawn(job)) {
              fake.atWork.splice(fake.atWork.indexOf(work), 1);
              resolve(answer);
            },
          };
          fake.atWork.push(work);
        });
      },
      async end() {
        fake.ended += 1;
      },
    };
  }
  return fake;
}

/** As `develops`: a line of text for each picture. */
export async function developedText(job: DevelopJob): Promise<Result<DevelopedForms>> {
  const { name } = JSON.parse(job.document);
  const text = (form: string) => Buffer.from(`${form} ${name} ${job.shot ?? "usual"}`);
  return accept(
    job.words === null
      ? { card: text("card"), large: text("large"), small: text("small") }
      : {
          square: Buffer.from(`square ${JSON.stringify(job.words)}`),
          story: Buffer.from(`story ${JSON.stringify(job.words)}`),
        },
  );
}
