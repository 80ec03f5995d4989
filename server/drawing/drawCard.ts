// The card that chats show beside a link: they ask once and wait for nobody, so something always comes.
import type { DrawingResult } from "./drawing.ts";

type Card = {
  drawn: DrawingResult;
  /** It is to be asked for again: the picture itself is being drawn. */
  isStandIn: boolean;
};

/** Whichever of the two is there first; `draw` goes on although nobody waits for it. */
export async function drawCard(
  draw: () => Promise<DrawingResult>,
  standIn: () => Promise<DrawingResult>,
): Promise<Card> {
  const picture = draw();
  const made = async (drawing: Promise<DrawingResult>, isStandIn: boolean): Promise<Card> => {
    const drawn = await drawing;
    if (!drawn.ok) throw drawn.why;
    return { drawn, isStandIn };
  };
  return Promise.any([made(picture, false), made(standIn(), true)]).catch(async () => ({
    drawn: await picture,
    isStandIn: false,
  }));
}
