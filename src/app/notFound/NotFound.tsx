// The page for an address that has no page.
import { Button } from "@loamstead/ui/Button.tsx";
import site from "../../../site.config.ts";
import { link } from "../../lib/link.ts";
import type { Page } from "../../lib/page.ts";
import { gate } from "../../stills/gate.ts";
import { LaneEnd } from "../laneEnd/LaneEnd.tsx";
import { strings } from "./strings.ts";

function NotFound() {
  return (
    <LaneEnd picture={gate} title={strings.title} text={strings.text}>
      <Button href={link("/")}>{strings.home}</Button>
      {site.features.news && (
        <Button kind="secondary" href={link("/news")}>
          {strings.news}
        </Button>
      )}
    </LaneEnd>
  );
}

export const notFoundPage: Page = {
  title: strings.title,
  description: strings.text,
  Content: NotFound,
};
