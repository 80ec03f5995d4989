// Tests the listeners of a provider.
import { expect, test } from "vitest";
import { createEvents } from "./events.ts";

test("a listener that throws is reported and silences nobody", () => {
  const reported: unknown[] = [];
  const heard: unknown[] = [];
  const events = createEvents((error) => reported.push(error));
  const fault = new Error("careless");
  events.on("x", () => {
    throw fault;
  });
  events.on("x", (payload) => heard.push(payload));
  events.emit("x", 1);
  events.emit("y", 2);
  expect({ reported, heard }).toEqual({ reported: [fault], heard: [1] });
});

test("a listener added twice is called twice, and removed once at a time", () => {
  const heard: unknown[] = [];
  const events = createEvents(() => {});
  const listener = (payload: unknown) => heard.push(payload);
  events.on("x", listener);
  events.on("x", listener);
  events.removeListener("x", listener);
  events.removeListener("y", listener);
  events.emit("x", 1);
  expect(heard).toEqual([1]);
});
