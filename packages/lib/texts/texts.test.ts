import { describe, expect, expectTypeOf, test } from "vitest";
import { defineTexts, directionOf, english, type Language, phrasesOf } from "./texts.ts";

const texts = defineTexts("basket", {
  title: "Basket",
  of: "Basket of {name}",
  sold: "{name} sold {goods}",
  eggs: { one: "{count} egg for {name}", other: "{count} eggs for {name}" },
});

const russian: Language = {
  tag: "ru-RU",
  texts: {
    basket: {
      title: "Корзина",
      sold: "{goods}: продажа, {name}",
      eggs: {
        one: "{count} яйцо для {name}",
        few: "{count} яйца для {name}",
        many: "{count} яиц для {name}",
        other: "{count} яйца для {name}",
      },
    },
  },
};

describe("texts", () => {
  test("what has no places is read, what has some is called", () => {
    const { title, of, eggs } = phrasesOf(texts, english);
    expect(title).toBe("Basket");
    expect(of({ name: "Rowan" })).toBe("Basket of Rowan");
    expectTypeOf(title).toEqualTypeOf<string>();
    expectTypeOf(eggs).parameter(0).toHaveProperty("count");
    // @ts-expect-error: a place that the text has not got.
    expect(of({ nobody: "Rowan" })).toBe("Basket of ");
  });

  test("another language fills the same places in an order of its own", () => {
    expect(phrasesOf(texts, russian).sold({ name: "Рябина", goods: "Яйца" })).toBe(
      "Яйца: продажа, Рябина",
    );
  });

  test.each([
    [1, "1 яйцо для Р"],
    [2, "2 яйца для Р"],
    [5, "5 яиц для Р"],
    [21, "21 яйцо для Р"],
    [1.5, "1,5 яйца для Р"],
  ])("%d is said in its form", (count, said) => {
    expect(phrasesOf(texts, russian).eggs({ count, name: "Р" })).toBe(said);
  });

  test("numbers are written as the language writes them", () => {
    const { eggs } = phrasesOf(texts, english);
    expect(eggs({ count: 1234567n, name: "all" })).toBe("1,234,567 eggs for all");
    expect(phrasesOf(texts, { ...english, tag: "de-DE" }).of({ name: 1234 })).toBe(
      "Basket of 1,234",
    );
  });

  test("what a language lacks is said in English", () => {
    expect(phrasesOf(texts, russian).of({ name: "Rowan" })).toBe("Basket of Rowan");
    expect(phrasesOf(texts, { tag: "ru-RU", texts: {} }).title).toBe("Basket");
  });

  test("a name does not turn round the words beside it", () => {
    const arabic: Language = { tag: "ar-AR", texts: { basket: { of: "سلة {name}" } } };
    expect(phrasesOf(texts, arabic).of({ name: "Rowan" })).toBe("سلة \u2068Rowan\u2069");
  });

  test("what is filled in is no text with places of its own", () => {
    expect(phrasesOf(texts, english).sold({ name: "{goods}", goods: "$&" })).toBe(
      "{goods} sold $&",
    );
  });

  test("the same words are the same object until the language changes", () => {
    expect(phrasesOf(texts, russian)).toBe(phrasesOf(texts, russian));
    expect(phrasesOf(texts, russian)).not.toBe(phrasesOf(texts, english));
  });

  test("the direction follows from the language", () => {
    expect(["ar-AR", "he", "fa-IR", "en", "de-DE", "arn"].map(directionOf)).toEqual([
      "rtl",
      "rtl",
      "rtl",
      "ltr",
      "ltr",
      "ltr",
    ]);
  });
});
