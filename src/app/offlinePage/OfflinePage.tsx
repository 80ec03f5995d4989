// The page that a browser without a network shows instead of any that is not kept: what is here all the same.
import { Button } from "@loamstead/ui/Button.tsx";
import site from "../../../site.config.ts";
import { link } from "../../lib/link.ts";
import type { Page } from "../../lib/page.ts";
import { home } from "../../stills/home.ts";
import { LaneEnd } from "../laneEnd/LaneEnd.tsx";
import { strings } from "./strings.ts";

function OfflinePage() {
  const { play, roomDesigner } = site.features;
  return (
    <LaneEnd picture={home} title={strings.title} text={strings.text}>
      {play && <Button href={link("/play")}>{strings.play}</Button>}
      {roomDesigner && (
        <Button kind={play ? "secondary" : "primary"} href={link("/room-designer")}>
          {strings.room}
        </Button>
      )}
    </LaneEnd>
  );
}

export const offlinePage: Page = {
  title: strings.title,
  description: strings.text,
  Content: OfflinePage,
};
