// Reads from the environment the bucket that pictures are kept in; without one they are in the data folder.
import type { Bucket } from "./bucket.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const urlRule =
  "PICTURES_URL must name a bucket and the store that has it, such as " +
  "s3://pictures?endpoint=https://s3.example&region=eu-west-1: the bucket's name of 3 to 63 small " +
  "letters, digits, dots and dashes, an endpoint that is an origin of http or https, a region where " +
  "the store has some, and nothing else.";

// Both are secrets, or half of one: no value is repeated.
const keyRules = {
  PICTURES_ACCESS_KEY_ID: /^[\x21-\x7e]{1,128}$/,
  PICTURES_SECRET_ACCESS_KEY: /^[\x21-\x7e]{1,256}$/,
} as const;

/** Every problem is a sentence that names its variable. */
export function readBucket(env: Environment): { bucket?: Bucket; problems: readonly string[] } {
  const { PICTURES_URL: url } = env;
  const keys = Object.entries(keyRules);
  if (url === undefined) {
    const alone = keys.filter(([name]) => env[name] !== undefined);
    const problems = alone.map(([name]) => `${name} is given, but PICTURES_URL names no bucket.`);
    return { problems };
  }
  const place = placeIn(url);
  const problems = keys
    .filter(([name, rule]) => !rule.test(env[name] ?? ""))
    .map(([name]) => `${name} must be the key of the bucket's user: visible letters, no spaces.`);
  if (place === null || problems.length > 0) {
    return { problems: place === null ? [urlRule, ...problems] : problems };
  }
  const accessKeyId = env.PICTURES_ACCESS_KEY_ID!;
  const secretAccessKey = env.PICTURES_SECRET_ACCESS_KEY!;
  return { bucket: { ...place, accessKeyId, secretAccessKey }, problems };
}

function placeIn(text: string): Pick<Bucket, "endpoint" | "name" | "region"> | null {
  const [, name, query] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?\?(.+)$/.exec(text) ?? [];
  if (name === undefined) return null;
  const {
    endpoint = "",
    region = "us-east-1",
    ...rest
  } = Object.fromEntries(new URLSearchParams(query));
  if (Object.keys(rest).length > 0 || !/^[a-z0-9-]{1,64}$/.test(region)) return null;
  if (!/^https?:/.test(endpoint) || !URL.canParse(endpoint)) return null;
  const { origin } = new URL(endpoint);
  return origin === endpoint.replace(/\/$/, "") ? { endpoint: origin, name, region } : null;
}
