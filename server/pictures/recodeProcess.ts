// The process in which uploaded pictures are drawn anew.
import { serveJobs } from "../jobs/serveJobs.ts";
import { recode } from "./recode.ts";

serveJobs(recode);
