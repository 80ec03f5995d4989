// Harvest home: sitting down at one's own long table, once a day; unfolded its evening, with everybody whose story one knows.

import { feastName } from "../../../farm/describe/festivalNames.ts";
import { capitalise } from "../../../farm/describe/listed.ts";
import { hasSatAtHome } from "../../../farm/feasts/hasSatAtHome.ts";
import { dayAt } from "../../../farm/numbers/time.ts";
import { HARVEST_HOME } from "../../../farm/tables/festivals.ts";
import { hasBuilt } from "../../../farm/yard/shown.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { ActionButton } from "../parts/ActionButton.tsx";
import { YardPicture } from "../parts/ThingPictures.tsx";
import { Tile } from "../parts/Tile.tsx";
import { useFetched } from "../parts/useFetched.ts";
import { useUnfolded } from "../parts/useUnfolded.ts";
import { Evening } from "./Evening.tsx";
import { strings } from "./strings.ts";

/** Nothing at all before the table is built. */
export function HarvestHome(paper: PaperProps) {
  const { farm } = paper.state;
  const fold = useUnfolded(paper.played, "harvest home");
  const hasSat = hasSatAtHome(farm, dayAt(paper.now));
  const words = useFetched(HARVEST_HOME, () =>
    import("../../../farm/describe/feasts/harvestHome.ts").then(({ eveningAtHome }) =>
      eveningAtHome(farm),
    ),
  );
  if (!hasBuilt(farm, "longTable")) return null;
  return (
    <Tile
      paper={paper}
      id="harvest home"
      picture={<YardPicture thing="longTable" />}
      name={capitalise(feastName(HARVEST_HOME))}
      line={hasSat ? strings.homeSat : strings.homeLaid}
      fold={fold}
      {...(hasSat && words && { more: <Evening farm={farm} words={words} /> })}
    >
      {!hasSat && (
        <ActionButton
          paper={paper}
          wish={{ kind: "sit", festival: HARVEST_HOME }}
          onDone={() => {
            fold[1](true);
            paper.onSit?.();
          }}
        >
          {strings.sit}
        </ActionButton>
      )}
    </Tile>
  );
}
