// Tests what the mailbox keeps, for whom, and until when.
import { expect, test } from "vitest";
import { createMailbox } from "./mailbox.ts";

function open() {
  const clock = { time: 1_000_000 };
  const mailbox = createMailbox({ now: () => clock.time });
  const put = (message: string, sender = "app", ttlSeconds = 60) =>
    mailbox.put(sender, { topic: "t", message, tag: 1, ttlSeconds });
  const waiting = (reader: string) => mailbox.waiting(reader, "t").map((one) => one.message);
  return { clock, mailbox, put, waiting };
}

test("letters wait for everyone but their sender, oldest first", () => {
  const { put, waiting } = open();
  put("one");
  put("two");
  put("answer", "phone");
  expect(waiting("phone")).toEqual(["one", "two"]);
  expect(waiting("app")).toEqual(["answer"]);
  expect(waiting("other phone")).toEqual(["one", "two", "answer"]);
});

test("a letter that was read waits no longer for that reader, but still for others", () => {
  const { mailbox, put, waiting } = open();
  const letter = put("one");
  mailbox.markRead("phone", letter);
  mailbox.markRead("phone", letter);
  expect(waiting("phone")).toEqual([]);
  expect(waiting("other phone")).toEqual(["one"]);
});

test("the same message published again by its sender stays one letter, and stays read", () => {
  const { mailbox, put, waiting } = open();
  const letter = put("one");
  mailbox.markRead("phone", letter);
  expect(put("one")).toBe(letter);
  expect(waiting("phone")).toEqual([]);
  put("one", "phone");
  expect(waiting("app")).toEqual(["one"]);
});

test("a letter lives exactly as long as its sender asked", () => {
  const { clock, mailbox, put, waiting } = open();
  put("short", "app", 1);
  put("long", "app", 2);
  clock.time += 999;
  expect(waiting("phone")).toEqual(["short", "long"]);
  clock.time += 1;
  expect(waiting("phone")).toEqual(["long"]);
  clock.time += 1000;
  expect(waiting("phone")).toEqual([]);
  expect(mailbox.size()).toBe(0);
});

test("an expired letter may be sent anew", () => {
  const { clock, mailbox, put, waiting } = open();
  mailbox.markRead("phone", put("one", "app", 1));
  clock.time += 1000;
  put("one", "app", 1);
  expect(waiting("phone")).toEqual(["one"]);
});

test("what expires on a forgotten topic is dropped when anything is published", () => {
  const { clock, mailbox } = open();
  for (let index = 0; index < 5; index++) {
    mailbox.put("app", { topic: `t${index}`, message: "m", tag: 0, ttlSeconds: 1 });
  }
  expect(mailbox.size()).toBe(5);
  clock.time += 1000;
  mailbox.put("app", { topic: "new", message: "m", tag: 0, ttlSeconds: 1 });
  expect(mailbox.size()).toBe(1);
});
