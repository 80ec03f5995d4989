// Postcards: of each subject one for each who may write of it, with places for facts that it has, and none that asks anything.
import { describe, expect, it } from "vitest";
import { cardSubjects, type Fact, factsOf, writersOf } from "../../../tables/subjects.ts";
import { villagers } from "../../../tables/villagers.ts";
import {
  alike,
  bracesIn,
  foreignMarks,
  inkedWords,
  oldTurns,
  wholeText,
  worn,
} from "../testing/inked.ts";
import { cardsOf } from "./cardsOf.ts";

const all = (
  await Promise.all(
    cardSubjects.map(async (subject) =>
      (
        await cardsOf(subject)
      ).map(({ writer, of, text }) => ({
        subject,
        writer,
        of,
        text,
        from: `${writer} ${subject} ${of ?? ""}`.trim(),
      })),
    ),
  )
).flat();
const placeOf = (fact: Fact) => (fact === "grams" ? "weight" : fact);

describe("postcards", () => {
  it("are one for each who is named in the law, in its order, and 182 in all", () => {
    for (const subject of cardSubjects)
      expect(
        all
          .filter((card) => card.subject === subject)
          .map(({ writer, of }) => (of === undefined ? { writer } : { writer, of })),
        subject,
      ).toEqual(writersOf[subject]);
    expect(all.length).toBe(182);
  });

  it.each(all)("$from is of a length to be read in passing", ({ text }) => {
    expect(inkedWords(text).length).toBeGreaterThanOrEqual(25);
    expect(inkedWords(text).length).toBeLessThanOrEqual(55);
    expect(text).toMatch(wholeText);
    expect(text).not.toMatch(foreignMarks);
    expect(text).not.toMatch(oldTurns);
  });

  it("have places only for facts that their subject has, each once", () => {
    for (const { subject, text, from } of all) {
      const places = bracesIn(text);
      expect(factsOf[subject].map(placeOf), from).toEqual(expect.arrayContaining([...places]));
      expect(new Set(places).size, from).toBe(places.length);
    }
  });

  it("put no article before a name that may begin with a vowel, or be of several", () => {
    for (const { text, from } of all) expect(text, from).not.toMatch(/\b(a|an) \{/i);
  });

  it("say of an own matter what it is: how long, how heavy, which", () => {
    const must = ["away", "anniversary", "record", "heirloom", "mark", "animalNamed", "piece"];
    for (const { subject, text, from } of all)
      if (must.includes(subject)) expect(bracesIn(text).length, from).toBeGreaterThan(0);
  });

  it("tell nobody what to do, thank for no pence, and count no day that one missed", () => {
    const task =
      /(^|[.!?:] )(Bring|Send|Water|Sow|Sell|Buy|Feed|Cook|Build|Gather|Answer|Visit|Come|Remember|Try|Plant|Pick|Go|Please)\b/;
    const ought = /\byou (must|should|ought|need to|have to|had better|might want)\b/i;
    const pence = /\b(pence|penny|pennies|coins?|thank you for|paid you|you paid)\b/i;
    const missed =
      /\b(missed|too late|forgot you|you forgot|neglect|overdue|next time, come|while you were away|where were you)\b/i;
    for (const { text, from } of all)
      for (const none of [task, ought, pence, missed]) expect(text, from).not.toMatch(none);
  });

  it("begin alike with no other, and no text is there twice", () => {
    expect(alike(all, 3)).toEqual([]);
    for (const writer of [...villagers, "pedlar"])
      expect(
        alike(
          all.filter((one) => one.writer === writer),
          2,
        ),
      ).toEqual([]);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });

  it("wear no word out", () => {
    expect(worn(all, 1 / 8)).toEqual([]);
  });
});
