// What wants to be known beside the play: where the farm is kept if not here, what other tabs did, a full barn, a wrong clock.
import { Button } from "@loamstead/ui/Button.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { Slip } from "@loamstead/ui/Slip.tsx";
import { useEffect, useRef } from "react";
import { type Clock, refusalWords } from "../../farm/describe/refusal.ts";
import { barnSize, roomIn } from "../../farm/state/barn.ts";
import { download } from "../../lib/download.ts";
import { OfflineNotices } from "../../offline/index.ts";
import { isQuietNews } from "../account/quietNews.ts";
import type { OpenFarm } from "../farms/farms.ts";
import type { FarmNotice, PlayState } from "../session/playedFarm.ts";
import { spanWords } from "../view/span.ts";
import { strings } from "../view/strings.ts";

/** After what was said of the deed that has filled it, and only if that is still so. */
function useSaidLater(words: string | null): void {
  const now = useRef(words);
  useEffect(() => {
    now.current = words;
    if (words !== null) announce(() => now.current, "unasked");
  }, [words]);
}

type NoticesProps = {
  readonly played: Pick<OpenFarm, "heard" | "retry">;
  readonly state: PlayState;
  /** Something waits that the barn has no room for. */
  readonly lacksRoom: boolean;
  readonly clock: Clock;
  readonly onFile: () => void;
  readonly onBarn: () => void;
};

/** What the file of a log is called that was kept under other rules. */
const OLD_LOG = "farm-before.json";

const JoinedSlip = lazyOrNothing(
  async () => (await import("../account/JoinedSlip.tsx")).JoinedSlip,
);

function newsWords(news: Exclude<FarmNotice, { kind: "joined" }>, clock: Clock): string {
  switch (news.kind) {
    case "elsewhere":
      return strings.news.elsewhere(news.steps);
    case "lost":
      return strings.news.lost(news.kept, news.of, refusalWords(news.why, clock));
    case "anew":
      return strings.news.anew(news.kept, news.of, refusalWords(news.why, clock));
    case "clock":
      return strings.news.clock(spanWords(Math.abs(news.ahead)), news.ahead > 0);
  }
}

export function Notices({ played, state, lacksRoom, clock, onFile, onBarn }: NoticesProps) {
  const { kept, news, farm } = state;
  const full = strings.barnFull(barnSize(farm) - roomIn(farm), barnSize(farm));
  useSaidLater(lacksRoom ? full : null);
  return (
    <>
      {kept.kind === "page" && (
        <Slip words={strings.kept[kept.why]} isTrouble isSaid>
          {kept.why === "outdated" ? (
            <Button size="small" onClick={() => location.reload()}>
              {strings.reload}
            </Button>
          ) : (
            <>
              <Button size="small" onClick={onFile}>
                {strings.file}
              </Button>
              <Button size="small" kind="secondary" onClick={played.retry}>
                {strings.retry}
              </Button>
            </>
          )}
        </Slip>
      )}
      <OfflineNotices words={strings.kept.offline} />
      {lacksRoom && (
        <Slip words={full}>
          <Button size="small" kind="secondary" onClick={onBarn}>
            {strings.openBarn}
          </Button>
        </Slip>
      )}
      {news?.kind === "joined" && <JoinedSlip news={news} clock={clock} onHeard={played.heard} />}
      {news && news.kind !== "joined" && !isQuietNews(news) && (
        <Slip words={newsWords(news, clock)} isSaid>
          {news.kind === "anew" && (
            <Button
              size="small"
              onClick={() =>
                download(new Blob([news.oldLog], { type: "application/json" }), OLD_LOG)
              }
            >
              {strings.news.oldLog}
            </Button>
          )}
          <Button size="small" kind="secondary" onClick={played.heard}>
            {strings.heard}
          </Button>
        </Slip>
      )}
    </>
  );
}
