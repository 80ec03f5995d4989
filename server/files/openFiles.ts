// Where pictures are kept: in the bucket that is configured, or in the data folder.
import { type Bucket, openBucket } from "./bucket.ts";
import type { Files } from "./files.ts";
import { openFolder } from "./folder.ts";
import { rememberRead } from "./rememberRead.ts";

export const openFiles = ({ bucket, dataDir }: { bucket?: Bucket; dataDir: string }): Files =>
  bucket ? rememberRead(openBucket(bucket)) : openFolder(dataDir);
