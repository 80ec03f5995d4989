// A process of jobs that does what it is told, also what no process should do.
import { serveJobs } from "../serveJobs.ts";

const held: Buffer[] = [];

serveJobs((job: string) => {
  switch (job) {
    case "loop":
      for (;;);
    case "wait":
      return new Promise<string>((resolve) => setTimeout(resolve, 2_000, "waited"));
    case "eat":
      for (;;) held.push(Buffer.alloc(1_048_576, 1));
    case "die":
      process.exit(7);
      break;
    case "throw":
      throw new Error("no");
    default:
      return [process.pid, process.argv[2], job].join(" ");
  }
});
