import { describe, expect, test } from "vitest";
import type { PostSummary } from "./post.ts";
import { filterPosts } from "./post.ts";

const post = (slug: string, title: string, date: string): PostSummary => ({
  slug,
  title,
  date,
  summary: "It’s about ducks.",
  cover: { kind: "still", name: "coverPond" },
});

const posts = [
  post("ponds", "The ponds are open", "2026-11-18"),
  post("cafe", "A café in the lane", "2026-10-09"),
];
const found = (query: string) => filterPosts(posts, query).map(({ slug }) => slug);

describe("filterPosts", () => {
  test("keeps every post, in order, while nothing is asked", () => {
    expect(found("")).toEqual(["ponds", "cafe"]);
    expect(found("  ")).toEqual(["ponds", "cafe"]);
  });

  test("looks for every word in title, summary and date", () => {
    expect(found("OPEN ponds")).toEqual(["ponds"]);
    expect(found("ducks october")).toEqual(["cafe"]);
    expect(found("ponds october")).toEqual([]);
  });

  test("minds neither accents nor the kind of apostrophe", () => {
    expect(found("cafe")).toEqual(["cafe"]);
    expect(found("CAFÉ")).toEqual(["cafe"]);
    expect(found("it's")).toEqual(["ponds", "cafe"]);
  });
});
