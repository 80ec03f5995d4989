// A postcard's words: of whatever the law may put into the rack there is one text, with this farm's facts in it.
import { expect, it } from "vitest";
import { applyEvent } from "../../../events/apply.ts";
import { DAY, HOUR } from "../../../numbers/time.ts";
import type { NewsFacts } from "../../../state/farm.ts";
import { markedPages } from "../../../tables/marks.ts";
import { SENTENCES } from "../../../tables/neighbours.ts";
import { pieceIds } from "../../../tables/pieces.ts";
import { type CardSubject, cardSubjects, factsOf, writersOf } from "../../../tables/subjects.ts";
import { fieldGround, masterOf, trialStart } from "../../../testing/trial.ts";
import { cardsOf } from "./cardsOf.ts";
import { cardText, type Postcard } from "./cardText.ts";
import { withFacts } from "./factWords.ts";

/** One of each fact, as the law has them. */
const facts: NewsFacts = {
  crop: "pea",
  grams: 1240,
  heirloom: "long-tom",
  mark: "leek",
  keep: "hen",
  name: "Pippin",
  piece: "trophy-pumpkin",
  yard: "rose",
  surprise: "owl",
  festival: "longTable",
  season: "hearth",
  dye: "carrot seedtime",
  dish: "kraut",
  days: 9,
  from: 417,
  to: 3,
};
const monthOf = (month: number) => Date.UTC(2026, month, 15);

it("has a text for whoever may write, and no place in it is left open", async () => {
  for (const subject of cardSubjects) {
    const texts = await cardsOf(subject);
    for (const [n, { writer, of }] of writersOf[subject].entries()) {
      const [what] = factsOf[subject];
      const own = factsOf[subject].map((fact) => [fact, facts[fact]!] as const);
      const about: NewsFacts = Object.fromEntries(
        typeof of === "string" ? [...own, [what, of] as const] : own,
      );
      const at = typeof of === "number" ? monthOf(of) : trialStart;
      const card: Postcard = { at, villager: writer, subject, about };
      const text = await cardText(card);
      expect(text, `${writer} ${subject}`).not.toMatch(/[{}]/);
      expect(text).toBe(withFacts(texts[n]!.text, subject, about));
    }
  }
});

it("puts the facts in as they are said within a sentence", () => {
  const said = (place: string, subject: CardSubject, about: NewsFacts = facts) =>
    withFacts(place, subject, about);
  expect(said("{crop} {weight}", "record")).toBe("handful of peas 1.2 kg");
  expect(said("{crop}", "oneCrop")).toBe("peas");
  expect(said("{crop}", "oneCrop", { crop: "wheat" })).toBe("wheat");
  expect(said("{heirloom}", "heirloom")).toBe("Long Tom carrot");
  expect(said("{piece}", "piece")).toBe("pumpkin trophy");
  expect(said("{piece}", "piece", { piece: "jug-of-flowers" })).toBe("jug of flowers");
  expect(said("{dye}, {dish}, {name}", "dye")).toBe(
    "carrot dye of Seedtime, crock of kraut, Pippin",
  );
  expect(said("{days} {from} {to}", "moved")).toBe("9 417 3");
});

it("has words for every piece, and for all that may be known by heart", () => {
  for (const piece of pieceIds)
    expect(withFacts("new {piece}", "piece", { piece })).toMatch(/^new [a-z][^{}:]+$/);
  for (const page of markedPages) {
    const mark = page.split(" ")[1]!;
    expect(withFacts("{mark}", "mark", { mark }), mark).toMatch(/^[a-z ]+$/);
  }
});

it("is a neighbour's sentence with what lay beside it", async () => {
  for (let words = 0; words < SENTENCES; words++) {
    const card = { at: trialStart, from: "farm", words, what: { good: "egg", count: 3 } } as const;
    expect(await cardText(card)).toMatch(/^[A-Z].*[.?] It came with 3 eggs\.$/);
  }
});

it("is there for every card that two years bring", async () => {
  const ground = fieldGround(417);
  let farm = masterOf(ground, { begun: trialStart, pedlarAt: trialStart, postAt: trialStart });
  const texts: string[] = [];
  for (let at = trialStart; at < trialStart + 730 * DAY; at += 44 * HOUR) {
    const done = applyEvent(farm, { kind: "post", at }, ground);
    if (!done.ok) continue;
    farm = done.value.farm;
    const [card] = farm.cards;
    if (card && "subject" in card) texts.push(await cardText(card));
  }
  expect(texts.length).toBeGreaterThan(60);
  for (const text of texts) expect(text).not.toMatch(/[{}]/);
});
