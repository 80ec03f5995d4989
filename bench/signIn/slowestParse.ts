// Finds the message that takes the parser longest, among mutated ones and some made to be slow.
import { longestMessage, parseMessage } from "../../server/signIn/message.ts";
import { messageWith } from "../../server/signIn/testing/goodMessage.ts";
import { mutatedMessages } from "../../server/signIn/testing/mutatedMessages.ts";

const filled = (make: (filling: string) => string, unit: string) => {
  const room = longestMessage - make("").length;
  return make(unit.repeat(Math.floor(room / unit.length)));
};

function* hostileMessages(): Generator<string> {
  for (const unit of ["a", "%41", "1:", ":", "[", "@", "%", "0.", "/", "\n", "-"]) {
    yield filled((text) => messageWith({ uri: `URI: https://${text}` }), unit);
    yield filled((text) => messageWith({ uri: `URI: x:${text} ` }), unit);
    yield filled((text) => messageWith({ heading: `[${text}] wants` }), unit);
    yield filled((text) => `${text} wants you to sign in with your Ethereum account:`, unit);
    yield filled((text) => messageWith({ statement: `${text}"` }), unit);
    yield filled(
      (text) => messageWith({ issuedAt: `Issued At: 2026-03-01T06:30:00.${text}` }),
      unit,
    );
    yield filled((text) => messageWith({ requestId: `Request ID: ${text}` }), unit);
  }
  yield filled((text) => messageWith({ resource2: `- a:${text}` }), "\n- a:");
}

function timeOf(text: string): number {
  const startedAt = performance.now();
  parseMessage(text);
  return performance.now() - startedAt;
}

/** Milliseconds; a pause of the machine is told from a slow message by trying again. */
export function slowestParse(): number {
  let slowest = 0;
  for (const messages of [mutatedMessages(100_000), hostileMessages()]) {
    for (const text of messages) {
      const first = timeOf(text);
      if (first > slowest) {
        slowest = Math.max(slowest, Math.min(first, ...[1, 2, 3, 4].map(() => timeOf(text))));
      }
    }
  }
  return slowest;
}
