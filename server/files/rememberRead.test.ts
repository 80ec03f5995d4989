// Tests that what was read is not fetched again for a while, and that what is gone is gone.
import { accept } from "@loamstead/lib/result.ts";
import { expect, test } from "vitest";
import { testFolder } from "../testing/testFolder.ts";
import { openFolder } from "./folder.ts";
import { rememberRead } from "./rememberRead.ts";

async function start(mostBytes?: number) {
  const far = openFolder(await testFolder("far"));
  const clock = { at: 0 };
  const fetched: string[] = [];
  const counting = {
    ...far,
    read: (name: string) => {
      fetched.push(name);
      return far.read(name);
    },
  };
  return { far, clock, fetched, files: rememberRead(counting, () => clock.at, mostBytes) };
}

test("a picture that is looked at again is fetched once, and after a while once more", async () => {
  const { far, files, fetched, clock } = await start();
  expect(await files.read("pictures/a")).toEqual(accept(undefined));
  await files.write("pictures/a", Buffer.from("one"));
  for (let i = 0; i < 50; i += 1)
    expect(await files.read("pictures/a")).toEqual(accept(Buffer.from("one")));
  expect(fetched).toHaveLength(2);
  // Another process removed it.
  await far.remove("pictures/a");
  clock.at += 600_000;
  expect(await files.read("pictures/a")).toEqual(accept(undefined));
});

test("that there is one is told without fetching it, and not asked again while it is remembered", async () => {
  const { far, files, fetched } = await start();
  expect(await files.has("pictures/a")).toEqual(accept(false));
  await files.write("pictures/a", Buffer.from("one"));
  expect(await files.has("pictures/a")).toEqual(accept(true));
  expect(fetched).toEqual([]);
  await files.read("pictures/a");
  await far.remove("pictures/a");
  expect(await files.has("pictures/a")).toEqual(accept(true));
  await files.remove("pictures/a");
  expect(await files.has("pictures/a")).toEqual(accept(false));
});

test("what is written anew or removed is not told as it was, and no more is remembered than may be", async () => {
  const { files, fetched } = await start(10);
  await files.write("a", Buffer.from("1234567"));
  await files.read("a");
  await files.write("a", Buffer.from("7654321"));
  expect(await files.read("a")).toEqual(accept(Buffer.from("7654321")));
  await files.remove("a");
  expect(await files.read("a")).toEqual(accept(undefined));
  for (const name of ["b", "c"]) {
    await files.write(name, Buffer.from("1234567"));
    await files.read(name);
  }
  const before = fetched.length;
  await files.read("b");
  expect(fetched).toHaveLength(before + 1);
});
