// An address at a host under .example leads nobody anywhere, and only the local world shows it.
import { describe, expect, it } from "vitest";
import site from "../../site.config.ts";
import { exampleKeys, isExample, leadingSomewhere, leftOutLine } from "./exampleLinks.ts";

describe("exampleLinks", () => {
  it.each([
    ["https://social.example/loamstead", true],
    ["https://chat.example", true],
    ["https://code.example:8443/x", true],
    ["mailto:post@farm.example", true],
    ["https://ethereum.org/wallets/", false],
    ["https://example.org/a.example", false],
    ["https://farm.example.org/", false],
    ["/fields", false],
  ])("%s: %s", (href, is) => {
    expect(isExample(href)).toBe(is);
    expect(leadingSomewhere(href, false)).toBe(is ? undefined : href);
    expect(leadingSomewhere(href, true)).toBe(href);
  });

  it("are told by their keys in one line, and nothing is said where there are none", () => {
    const somewhere = { label: "Here", href: "https://farm.example.org/" };
    const { social, chat, marketplace, guide, wallets } = site.links;
    const real = {
      nav: [{ label: "News", href: "/#news" }],
      links: {
        social: somewhere,
        chat: somewhere,
        marketplace: somewhere,
        guide: somewhere,
        wallets,
      },
    };
    expect(leftOutLine(real)).toBeNull();
    const links = { ...real.links, chat: { label: "Chat", href: "https://chat.example" } };
    const nav = [...real.nav, { label: "Wiki", href: "https://wiki.example/farm" }];
    expect(leftOutLine({ nav, links, securityContact: "mailto:post@farm.example" })).toBe(
      "Left out, because nobody is there: nav.1, links.chat, securityContact (site.config.ts).",
    );
    for (const { href } of [social, chat, marketplace, guide])
      expect(exampleKeys(site).some(([, to]) => to === href)).toBe(isExample(href));
  });
});
