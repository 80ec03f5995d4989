// What a process of jobs does: each as it comes, until the one that asks is gone.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";

export function serveJobs<Job, Answer>(work: (job: Job) => Answer | Promise<Answer>): void {
  // A stop is meant for the server, which first finishes what visitors wait for and then kills this.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});
  process.on("disconnect", () => process.exit());
  process.on("message", async (job: Job) => {
    let answer: Result<Answer>;
    try {
      answer = accept(await work(job));
    } catch (error) {
      answer = refuse(String(error));
    }
    process.send?.(answer);
  });
}
