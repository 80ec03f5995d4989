// All of a kind on the meadow, to be gathered from and cared for.

import { keepNames } from "../../../farm/describe/keepNames.ts";
import type { PaperProps } from "../../session/paperProps.ts";
import { Row } from "../parts/Row.tsx";
import { WishButton } from "../parts/WishButton.tsx";
import { capital } from "../parts/words.ts";
import type { Group } from "./group.ts";
import { fodderWords, groupWords, waitingWords } from "./groupWords.ts";
import { Naming } from "./Naming.tsx";
import { strings } from "./strings.ts";

type GroupRowProps = { readonly paper: PaperProps; readonly group: Group };

export function GroupRow({ paper, group }: GroupRowProps) {
  const { keep, count, full, uncared, uncaredCount } = group;
  const name = capital(keepNames[keep][count === 1 ? 0 : 1]);
  return (
    <Row name={name} end={strings.count(count)} words={groupWords(group, paper.clock)} group={name}>
      {full > 0 && (
        <WishButton paper={paper} wish={{ kind: "gather", kept: full }}>
          {strings.gather(waitingWords(group))}
        </WishButton>
      )}
      {uncared > 0 && (
        <WishButton paper={paper} wish={{ kind: "care", kept: uncared }}>
          {strings.care(uncaredCount, fodderWords(keep))}
        </WishButton>
      )}
      {group.nameless !== null && <Naming paper={paper} group={group} nameless={group.nameless} />}
    </Row>
  );
}
