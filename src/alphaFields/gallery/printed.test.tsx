// The gallery as the server prints it: its count is told in words of their own, and each field by its picture, alone or of a sheet.
import { createWalletKit, WalletProvider } from "@loamstead/wallet-kit";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import site from "../../../site.config.ts";
import { FIELDS_PAGE } from "../../fields/search/tablePages.ts";
import { sheetSources } from "../emblem/SheetPicture.tsx";
import { fieldPictureUrl } from "../links/index.ts";
import { fieldGalleryPage } from "./GalleryPage.tsx";

const { size } = site.collection;
const kit = createWalletKit({
  appName: site.name,
  learnMoreUrl: site.links.wallets.href,
  settings: () => new Promise(() => {}),
});
const { Content } = fieldGalleryPage();
const printed = (sheet: number | null) =>
  renderToString(
    <WalletProvider kit={kit}>
      <Content search="" given={{ sheet }} />
    </WalletProvider>,
  );
const html = printed(null);

test("how many there are and which are shown does not run into one word", () => {
  const [, found] = /<h2[^>]*>(.*?)<\/h2>/.exec(html)!;
  const words = found!.replaceAll(/<!-- -->|<[^>]+>/g, "").trim();
  const many = size.toLocaleString("en");
  // A collection of one page needs no range.
  expect(words).toMatch(
    new RegExp(
      size > FIELDS_PAGE ? `^${many} fields 1 to ${FIELDS_PAGE} of ${many}$` : `^${many} fields?$`,
    ),
  );
});

test("every field of a page shows its true picture, of which a sod only keeps the place", () => {
  for (let id = 0; id < Math.min(FIELDS_PAGE, size); id++) {
    const address = fieldPictureUrl(id, { form: "webp" }).replaceAll("&", "&amp;");
    expect(html.split(`src="${address}"`), `${id}`).toHaveLength(2);
  }
});

test("on a dark page every one of them lies in the night", () => {
  for (let id = 0; id < Math.min(FIELDS_PAGE, size); id++) {
    const address = fieldPictureUrl(id, { form: "webp", hour: "night" }).replaceAll("&", "&amp;");
    const source = `<source media="(prefers-color-scheme: dark)" srcSet="${address}"/>`;
    expect(html.split(source), `${id}`).toHaveLength(2);
  }
});

test("where its sheet is there, all pictures of a page come from that, by day and by night", () => {
  const shown = Math.min(FIELDS_PAGE, size);
  const fromSheet = printed(0);
  for (const hour of ["day", "night"] as const)
    expect(fromSheet.split(` srcSet="${sheetSources({ kind: "page", n: 0 }, hour)}"`)).toHaveLength(
      shown + 1,
    );
  expect(fromSheet).not.toContain(fieldPictureUrl(0, { form: "webp" }));
});
