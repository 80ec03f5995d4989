// Tests which buckets are taken from the environment, and that each wrong value is named and none repeated.
import { expect, test } from "vitest";
import { readBucket } from "./readBucket.ts";

const keys = { PICTURES_ACCESS_KEY_ID: "AKIA-farm", PICTURES_SECRET_ACCESS_KEY: "s3cr/et+=" };
const read = (url: string, more = {}) => readBucket({ PICTURES_URL: url, ...keys, ...more });

test.each([
  ["s3://farm?endpoint=https://s3.example", "https://s3.example", "us-east-1"],
  ["s3://farm/?endpoint=http://minio:9000/&region=eu-west-1", "http://minio:9000", "eu-west-1"],
  ["s3://farm?region=auto&endpoint=https%3A%2F%2Fs3.example", "https://s3.example", "auto"],
])("%s is a bucket", (url, endpoint, region) => {
  expect(read(url)).toEqual({
    bucket: {
      endpoint,
      name: "farm",
      region,
      accessKeyId: keys.PICTURES_ACCESS_KEY_ID,
      secretAccessKey: keys.PICTURES_SECRET_ACCESS_KEY,
    },
    problems: [],
  });
});

test.each([
  "farm",
  "https://s3.example/farm",
  "s3://farm",
  "s3://farm?region=eu-1",
  "s3://fa?endpoint=https://s3.example",
  "s3://Farm?endpoint=https://s3.example",
  "s3://farm/below?endpoint=https://s3.example",
  "s3://name:word@farm?endpoint=https://s3.example",
  "s3://farm?endpoint=s3.example",
  "s3://farm?endpoint=ftp://s3.example",
  "s3://farm?endpoint=https://s3.example/path",
  "s3://farm?endpoint=https://name:word@s3.example",
  "s3://farm?endpoint=https://s3.example&region=EU west",
  "s3://farm?endpoint=https://s3.example&bucket=other",
])("%s is none", (url) => {
  const { bucket, problems } = read(url);
  expect(bucket).toBeUndefined();
  expect(problems).toEqual([expect.stringMatching(/^PICTURES_URL must name a bucket and /)]);
  expect(problems[0]).not.toContain("word");
});

test.each(["PICTURES_ACCESS_KEY_ID", "PICTURES_SECRET_ACCESS_KEY"])(
  "without a %s that could be one, it is named",
  (name) => {
    const url = "s3://farm?endpoint=https://s3.example";
    for (const value of [undefined, "two words", "line\nline", "x".repeat(300)]) {
      expect(read(url, { [name]: value })).toEqual({
        problems: [`${name} must be the key of the bucket's user: visible letters, no spaces.`],
      });
    }
    expect(readBucket({ [name]: "key" })).toEqual({
      problems: [`${name} is given, but PICTURES_URL names no bucket.`],
    });
  },
);

test("without any of them there is no bucket, and nothing wrong", () => {
  expect(readBucket({})).toEqual({ problems: [] });
});
