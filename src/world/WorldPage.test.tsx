// Tests the page of the country as the server prints it, from what it is handed.
import { createWalletKit, WalletProvider } from "@loamstead/wallet-kit";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import site from "../../site.config.ts";
import { parishLink } from "../alphaFields/links/index.ts";
import type { GivenWorld } from "../fields/givenWorld.ts";
import { landOf } from "../fields/land/landOf.ts";
import { fieldName } from "../fields/names/fieldName.ts";
import { parishesOf } from "../fields/parishSlug.ts";
import { writeBits } from "../fields/search/fieldBits.ts";
import { readFieldQuery, resultKey } from "../fields/search/fieldQuery.ts";
import { neighbourly } from "../fields/village/homes.ts";
import { worldPage } from "./WorldPage.tsx";

const { size } = site.collection;
const nameOf = (id: number) => fieldName(id, landOf(id));

const kit = createWalletKit({
  appName: site.name,
  learnMoreUrl: site.links.wallets.href,
  settings: () => new Promise(() => {}),
});

function print(search: string, found: number[] | null, keepers: GivenWorld["keepers"] = null) {
  const given: GivenWorld = {
    day: 20_780,
    asked: resultKey(readFieldQuery(search, size)),
    found: found && writeBits(found, size),
    keepers,
  };
  const { Content } = worldPage(given);
  const html = renderToString(
    <WalletProvider kit={kit}>
      <Content search={search} />
    </WalletProvider>,
  );
  const rows = html.split("<tbody>")[1]?.split("</tbody>")[0]?.match(/<tr/g)?.length ?? 0;
  return { html, rows, text: html.replaceAll(/<!-- -->|<[^>]+>/g, "") };
}

test("the map is printed with what was found lit on it, and a slip on the field that is looked at", () => {
  const plain = print("", null);
  expect(plain.html).not.toMatch(/\sstyle=|<path d="M[\d.]+ [\d.]+H/);
  expect(plain.rows).toBe(0);
  // For whoever reads it without scripts: each parish to be pressed on the map, and in the list below it.
  const parishes = parishesOf(size);
  expect(plain.html.split("<polygon ")).toHaveLength(1 + parishes);
  expect(plain.html.split(`href="${parishLink(parishes - 1)}"`)).toHaveLength(3);
  const { html, text } = print("?soil=peat&at=7", [7, 9], { 7: `0x${"ab".repeat(10)}` });
  expect(html.match(/<path d="M[\d.]+ [\d.]+H/g)).toHaveLength(2);
  expect(text).toContain(`2 fields of ${size.toLocaleString("en")}`);
  expect(text).toContain(nameOf(7));
  expect(text).toContain("0xabababab…");
});

test("the table is printed a page at a time, with whoever is known to keep a field", () => {
  const first = print("?view=table", null, { 0: null });
  expect(first.rows).toBe(50);
  expect(first.text).toContain("Nobody yet");
  const found = Array.from({ length: 60 }, (_, n) => n);
  const second = print("?view=table&parish=0&page=2", found);
  expect(second.rows).toBe(10);
  expect(second.text).toContain(nameOf(50));
  expect(second.text).toContain("Page 2 of 2");
  expect(print("?view=table&q=xyzzy", []).text).toContain("No field is all of that");
});

test("a parish that is asked for leads to its page", () => {
  const form = print("?parish=31", [31 * 91])
    .html.split("<form")[1]!
    .split("</form>")[0]!;
  expect(form).toContain(`href="${parishLink(31)}"`);
});

test("the page keeps its place where only its query changes", () => {
  const page = worldPage({ day: 1, asked: "", found: null, keepers: null });
  expect(worldPage()).toBe(page);
});

test("without scripts somebody of the village has a slip with what holds for everybody, and the table names all of them", () => {
  const tansy = print("?who=tansy", null);
  expect(tansy.text).toContain("At Mrs Tansy's bakery, in Goose End.".replace("'", "&#x27;"));
  expect(tansy.html).not.toContain("Asks you");
  expect(tansy.html).toContain('href="/world?who=everybody"');
  const table = print("?view=table&who=everybody", null);
  for (const who of neighbourly)
    expect(table.html).toContain(`href="/world?view=table&amp;who=${who}"`);
  expect(print("?who=somebody", null).html).not.toContain("slip-title");
});
