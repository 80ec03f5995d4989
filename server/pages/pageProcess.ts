// A process of its own for pages: nothing of what they take holds up an answer, and it can be killed.
import { serveJobs } from "../jobs/serveJobs.ts";
import { createPageWork } from "./pageWork.ts";

serveJobs(createPageWork(JSON.parse(process.argv[2]!)));
