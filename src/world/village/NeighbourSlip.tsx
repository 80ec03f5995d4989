// The slip on whoever of the village is looked at: one of them, or all.
import type { Ref } from "react";
import type { AskedNeighbour } from "../../fields/search/fieldQuery.ts";
import { type NeighbourSlipProps, VillagerSlip } from "./VillagerSlip.tsx";
import { VillageSlip } from "./VillageSlip.tsx";

type AskedSlipProps = NeighbourSlipProps & {
  readonly who: AskedNeighbour;
  /** Of these the one that is there takes the focus of whoever came by keys. */
  readonly first: Ref<HTMLAnchorElement>;
  readonly heading: Ref<HTMLHeadingElement>;
};

export const NeighbourSlip = ({ who, first, heading, ...ways }: AskedSlipProps) =>
  who === "everybody" ? (
    <VillageSlip {...ways} first={first} />
  ) : (
    <VillagerSlip key={who} {...ways} who={who} heading={heading} />
  );
