// All of a kind on the meadow: what waits beneath them, to be gathered; unfolded when the next gives, their care, and who is called what.
import { producerNames } from "../../../farm/describe/producerNames.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { ActionButton } from "../parts/ActionButton.tsx";
import { KeepPicture } from "../parts/ThingPictures.tsx";
import { Tile } from "../parts/Tile.tsx";
import type { Group } from "./group.ts";
import { careGoods, groupLine, groupWords, waitingWords } from "./groupWords.ts";
import { strings } from "./strings.ts";

type GroupTileProps = { readonly paper: PaperProps; readonly group: Group };

export function GroupTile({ paper, group }: GroupTileProps) {
  const { keep, count, full, uncared, uncaredCount } = group;
  const name = strings.some(count, producerNames[keep][count === 1 ? 0 : 1]);
  return (
    <Tile
      paper={paper}
      id={`meadow ${keep}`}
      picture={<KeepPicture keep={keep} />}
      name={name}
      line={groupLine(group, paper.clock)}
      more={<p>{groupWords(group, paper.clock)}</p>}
    >
      {full > 0 && (
        <ActionButton
          paper={paper}
          wish={{ kind: "gather", kept: full }}
          label={strings.gatherWhat(waitingWords(group))}
        >
          {strings.gather}
        </ActionButton>
      )}
      {uncared > 0 && (
        <ActionButton paper={paper} wish={{ kind: "care", kept: uncared }}>
          {strings.feed(uncaredCount, careGoods(keep, uncaredCount))}
        </ActionButton>
      )}
    </Tile>
  );
}
