// A calendar file that calendars take in, with names that stay the same.
import { expect, it } from "vitest";
import { trialStart as at, did, masterOf, trialGround } from "../../farm/testing/trial.ts";
import { readyTimes } from "./readyTimes.ts";

const ground = trialGround();
const farm = did(
  masterOf(ground, { barn: { pea: 5 } }),
  ground,
  { kind: "sow", at, plots: 0b111, what: "sunflower" },
  { kind: "cook", at, recipe: "peaSoup" },
  { kind: "settle", at, keep: "hen" },
);
const fileOf = (...how: Parameters<typeof readyTimes>) => {
  const file = readyTimes(...how);
  if (!file.ok) throw new Error(file.reason);
  return file.value;
};
const about = { id: "abc", ground, host: "farm.example", address: "https://farm.example/play" };

it("has an entry for each thing that is on its way, in the country's time", () => {
  const file = fileOf({ ...about, farm, now: at });
  expect(file.name).toBe("ready-on-field-417.ics");
  const lines = file.text.replaceAll("\r\n ", "").split("\r\n");
  expect(lines.slice(0, 4)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//farm.example//Ready times//EN",
    "METHOD:PUBLISH",
  ]);
  expect(lines.filter((line) => /^(DTSTART|SUMMARY)/.test(line))).toEqual([
    "DTSTART:20260504T080130Z",
    "SUMMARY:Sunflower is ready on 3 plots of field 417",
    "DTSTART:20260504T080500Z",
    "SUMMARY:Pea soup is done on field 417",
    "DTSTART:20260504T160000Z",
    "SUMMARY:Eggs wait on the meadow of field 417",
  ]);
  expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(3);
  expect(file.text.endsWith("END:VCALENDAR\r\n")).toBe(true);
});

it("calls the same thing by the same name when it will be ready at another time", () => {
  const uids = (text: string) => text.match(/UID:\S+/g);
  const watered = did(farm, ground, { kind: "water", at: at + 9, plots: 0b111 });
  const [dry, wet] = [farm, watered].map((now) => fileOf({ ...about, farm: now, now: at }));
  expect(uids(wet!.text)).toEqual(uids(dry!.text));
  expect(wet!.text).not.toBe(dry!.text);
  expect(new Set(uids(dry!.text)).size).toBe(3);
});

it("folds lines by bytes", () => {
  const host = `${"ä".repeat(60)}.example`;
  const { text } = fileOf({ ...about, host, farm, now: at });
  for (const line of text.split("\r\n"))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain(`-abc@${host}`);
});

it("has no file where nothing was begun, nor where all of it is ready", () => {
  const bare = masterOf(ground);
  const sown = did(bare, ground, { kind: "sow", at, plots: 0b111, what: "sunflower" });
  const later = at + 600_000;
  expect(readyTimes({ ...about, farm: bare, now: at })).toMatchObject({ reason: "nothing" });
  expect(readyTimes({ ...about, farm: sown, now: later })).toMatchObject({ reason: "allReady" });
});
