// The links of the top bar: those of site.config.ts whose feature is switched on.
import type { SiteConfig } from "../lib/siteConfig.ts";

type NavLink = SiteConfig["nav"][number];

const needs: Record<string, keyof SiteConfig["features"]> = {
  "/#news": "news",
  "/news": "news",
  "/room-designer": "roomDesigner",
};

export const siteNav = ({ nav, features }: Pick<SiteConfig, "nav" | "features">): NavLink[] =>
  nav.filter(({ href }) => {
    const feature = needs[href];
    return feature === undefined || features[feature];
  });
