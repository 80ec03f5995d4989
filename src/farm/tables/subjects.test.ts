// Subjects of postcards: each has somebody who writes of it, and no two who could be meant at once.
import { expect, it } from "vitest";
import { cardSubjects, factsOf, writersOf } from "./subjects.ts";
import { villagers } from "./villagers.ts";

it("has facts and writers for each subject, in the order in which news is looked for", () => {
  expect(Object.keys(factsOf)).toEqual([...cardSubjects]);
  expect(Object.keys(writersOf)).toEqual([...cardSubjects]);
});

it("names one writer once for a subject, unless each time of something else", () => {
  for (const subject of cardSubjects) {
    const named = writersOf[subject].map(({ writer, of }) => `${writer} ${of}`);
    expect(new Set(named).size, subject).toBe(named.length);
    const whole = writersOf[subject].filter(({ of }) => of === undefined);
    const ofSome = writersOf[subject].filter(({ of }) => of !== undefined);
    for (const { writer } of ofSome)
      expect(
        whole.map((one) => one.writer),
        subject,
      ).not.toContain(writer);
  }
});

it("is 182 cards: 170 of the villagers, all twelve of them, and one of the pedlar's for each month", () => {
  const all = cardSubjects.flatMap((subject) => writersOf[subject]);
  const pedlars = all.filter(({ writer }) => writer === "pedlar");
  expect(all.length).toBe(182);
  expect(pedlars.map(({ of }) => of)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  for (const villager of villagers)
    expect(all.filter(({ writer }) => writer === villager).length, villager).toBeGreaterThan(7);
});
