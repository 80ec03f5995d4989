// The states on the way to an account by passkey: what the device and the site do, and what is pressed until then.
import { refuse } from "@loamstead/lib/result.ts";
import { type Language, phrasesOf } from "@loamstead/lib/texts/texts.ts";
import type { FakeCredentials } from "@loamstead/passkey/testing/fakeCredentials.ts";
import { texts as ofStep } from "../src/passkey/stepStrings.ts";
import { texts as ofOffer } from "../src/passkey/strings.ts";
import type { PretendedPasskey } from "./pretendedKit.ts";

type Words = keyof (typeof ofStep)["english"];

export type PasskeyState = {
  passkey: PretendedPasskey;
  /** What the buttons say that are pressed, one after the other. */
  presses(language: Language): readonly string[];
  /** What is said then. */
  words(language: Language): string;
};

const state = (
  words: Words,
  presses: readonly Words[] = [],
  passkey: PretendedPasskey = {},
): PasskeyState => ({
  passkey,
  presses: (language) => [
    phrasesOf(ofOffer, language).start,
    ...presses.map((press) => phrasesOf(ofStep, language)[press]),
  ],
  words: (language) => phrasesOf(ofStep, language)[words],
});

const never = () => new Promise<never>(() => {});
const throws = (name: string) => ({
  device(device: FakeCredentials) {
    device.next = { throws: new DOMException("pretended", name) };
  },
});

export const passkeyStates = {
  "passkey: offered": {
    passkey: {},
    presses: () => [],
    words: (language) => phrasesOf(ofOffer, language).start,
  },
  "passkey: before": state("make"),
  "passkey: making": state("making", ["make"], {
    device(device) {
      device.create = never;
    },
  }),
  "passkey: made": state("synced", ["make"]),
  "passkey: made, here only": state("onlyHere", ["make"], {
    device(device) {
      device.next = { signing: { flags: 0x05 } };
    },
  }),
  "passkey: made before, and not used": state("useMade", [], { isUnused: true }),
  "passkey: choosing": state("asking", ["have"], {
    device(device) {
      device.get = never;
    },
  }),
  "passkey: searching": state("searching", ["have"], { find: never }),
  "passkey: once more": state("onceMoreText", ["have"]),
  "passkey: not once more": state("cancelled", ["have", "onceMore"], {
    device(device) {
      const get = device.get.bind(device);
      device.get = async (options) => {
        const given = await get(options);
        device.next = { throws: new DOMException("pretended", "NotAllowedError") };
        return given;
      };
    },
  }),
  "passkey: cancelled": state("cancelled", ["make"], throws("NotAllowedError")),
  "passkey: made already": state("alreadyMade", ["make"], throws("InvalidStateError")),
  "passkey: not found": state("notFound", ["have", "onceMore"]),
  "passkey: unfit": state("unfit", ["have"], {
    device(device) {
      const clientData = (challenge: string) =>
        `{"challenge":"${challenge}","type":"webauthn.get"}`;
      device.next = { signing: { clientData } };
    },
  }),
  "passkey: no lock": state("noLock", ["make"], throws("NotSupportedError")),
  "passkey: not here": state("notHere", ["make"], throws("SecurityError")),
  "passkey: offline": state("offline", ["have"], { find: async () => refuse("unreachable") }),
} as const satisfies Record<string, PasskeyState>;
