// The process in which uploaded pictures are drawn anew.
import sharp from "sharp";
import { serveJobs } from "../jobs/serveJobs.ts";
import { recode } from "./recode.ts";

// Only the decoders of what may be uploaded are ever reached. This holds for all that a process does
// from then on, so no other shall be told.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);

serveJobs(recode);
