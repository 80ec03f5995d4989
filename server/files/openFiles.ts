// Where pictures are kept: in the bucket that is configured, or in the data folder.
import { type Bucket, openBucket } from "./bucket.ts";
import type { Files } from "./files.ts";
import { openFolder } from "./folder.ts";

export const openFiles = ({ bucket, dataDir }: { bucket?: Bucket; dataDir: string }): Files =>
  bucket ? openBucket(bucket) : openFolder(dataDir);
