// Tests over real sockets that a passkey's account is found on another device, and by nobody's harm.
import { signerOf } from "@loamstead/passkey/signerContract.ts";
import type { Address, Hex } from "viem";
import { describe, expect, test } from "vitest";
import type { Budget } from "../budgets/budget.ts";
import { messageFor, openTestBrowser } from "../signIn/testing/browser.ts";
import { signInRefusal, startSignInForTest } from "../signIn/testing/startSignInForTest.ts";
import type { SignatureVerdict } from "../signIn/verifySignature.ts";
import type { Database, Statements } from "../store/database.ts";
import { DatabaseUnavailable } from "../store/driver/unavailable.ts";
import { bothOr, dialects, openTestDatabase } from "../store/testing/testDatabase.ts";
import { makePasskey, type TestPasskey } from "./testing/makePasskey.ts";

type Given = { id: string; x: Hex; y: Hex };

/** Whose signature is good is another test's matter: here it is what it is said to be. */
async function start(
  db?: Database,
  verdict: SignatureVerdict = "good",
  ownersOf?: (account: Address) => Promise<readonly Address[] | undefined>,
  changeBudget?: (usual: Budget) => Budget,
) {
  const verifySignature = async () => verdict;
  const server = await startSignInForTest({
    verifySignature,
    ...(db && { db }),
    ...(ownersOf && { ownersOf }),
    ...(changeBudget && { changeBudget }),
  });
  const { port } = server;

  /** Signs in as the passkey's account, saying that this was the passkey. */
  async function signIn(
    { account }: TestPasskey,
    passkey: Given | object,
    { chainId = 1, browser = openTestBrowser(port) } = {},
  ) {
    const message = messageFor(account.address, await browser.nonce(), { chainId });
    return browser.write("/api/sign-in/verify", { message, signature: "0xabcd", passkey });
  }
  const ask = (path: string, body: object, address = "192.0.2.9") =>
    openTestBrowser(port, { address }).write(`/api/passkeys/${path}`, body);
  const find = (id: string, address?: string) => ask("find", { id }, address);
  const findOf = (id: string, account: string) => ask("find", { id, account });
  const recoverOf = ({ assert }: TestPasskey, account: string) =>
    ask("recover", { assertions: [assert(), assert()], account });
  const recover = (assertions: readonly object[], address?: string) =>
    ask("recover", { assertions }, address);
  return { ...server, signIn, ask, find, findOf, recover, recoverOf };
}

const givenBy = ({ id, x, y }: TestPasskey): Given => ({ id, x, y });
const foundOf = ({ x, y, account }: TestPasskey) => ({
  status: 200,
  body: { x, y, address: account.address },
});
const signedIn = { status: 200, body: { chainId: 1 } };

describe("passkeyRoutes", () => {
  describe.each(bothOr("sqlite"))("%s", (dialect) => {
    test("what came with a good sign-in is found by the passkey's id", async () => {
      const { signIn, find, outcomes, logged } = await start(await openTestDatabase(dialect));
      const mine = makePasskey();
      expect(await find(mine.id)).toMatchObject(signInRefusal(404, "not-found"));
      expect(await signIn(mine, givenBy(mine))).toMatchObject(signedIn);
      expect(await signIn(mine, givenBy(mine))).toMatchObject(signedIn);
      expect(await find(mine.id)).toMatchObject(foundOf(mine));
      expect(await find(makePasskey().id)).toMatchObject(signInRefusal(404, "not-found"));
      const ended = ["unknown", "signed-in", "kept", "signed-in", "known", "found", "unknown"];
      expect(outcomes).toEqual(ended);
      const told = logged.join("");
      for (const secret of [mine.id, mine.x.slice(2), mine.account.address.slice(2)]) {
        expect(told.toLowerCase()).not.toContain(secret.toLowerCase());
      }
    });

    test("a record is kept only of whoever proved the account that follows from it", async () => {
      const { signIn, find, db, outcomes } = await start(await openTestDatabase(dialect));
      const [mine, theirs] = [makePasskey(), makePasskey()];
      // Another's key; the right one on another chain; two coordinates of different keys.
      expect(await signIn(mine, givenBy(theirs))).toMatchObject(signedIn);
      expect(await signIn(mine, givenBy(mine), { chainId: 10 })).toMatchObject({ status: 200 });
      expect(await signIn(mine, { ...givenBy(mine), y: theirs.y })).toMatchObject(signedIn);
      expect(outcomes.filter((outcome) => outcome === "unfit")).toHaveLength(3);
      for (const { id } of [mine, theirs]) expect(await find(id)).toMatchObject({ status: 404 });
      expect(await db.rows("select * from passkeys")).toEqual([]);
    });

    test("a false record is not overwritten, locks nobody out, and two assertions tell the truth", async () => {
      const { signIn, find, recover, db } = await start(await openTestDatabase(dialect));
      const mine = makePasskey();
      const thief = makePasskey(mine.id);
      expect(await signIn(thief, givenBy(thief))).toMatchObject(signedIn);
      expect(await find(mine.id)).toMatchObject(foundOf(thief));
      expect(await recover([mine.assert(), mine.assert()])).toMatchObject(foundOf(mine));
      expect(await signIn(mine, givenBy(mine))).toMatchObject(signedIn);
      expect(await find(mine.id)).toMatchObject(foundOf(thief));
      expect(await db.rows("select count(*) as n from passkeys")).toEqual([{ n: 1 }]);
    });

    test("nothing is kept of a sign-in whose session ended before it was written", async () => {
      const db = await openTestDatabase(dialect);
      const mine = makePasskey();
      // Whatever ends an account comes between the session and what is kept with it.
      const change: Statements["change"] = async (sql, values) => {
        const changed = await db.change(sql, values);
        if (sql.startsWith("insert into sessions")) await db.change("delete from sessions");
        return changed;
      };
      const { signIn, find, outcomes } = await start({ ...db, change });
      expect(await signIn(mine, givenBy(mine))).toMatchObject(signedIn);
      expect(outcomes).toEqual(["signed-in", "signed-out"]);
      expect(await find(mine.id)).toMatchObject(signInRefusal(404, "not-found"));
      expect(await db.rows("select * from quota_turns")).toEqual([]);
    });

    test("an account has four at most", async () => {
      const { signIn, db } = await start(await openTestDatabase(dialect));
      const mine = makePasskey();
      for (let count = 0; count < 6; count += 1) {
        const { id } = makePasskey();
        expect(await signIn(mine, { ...givenBy(mine), id })).toMatchObject(signedIn);
      }
      expect(await db.rows("select credential_id from passkeys")).toHaveLength(4);
      const other = makePasskey();
      await signIn(other, givenBy(other));
      expect(await db.rows("select credential_id from passkeys")).toHaveLength(5);
    });
  });

  test.each(dialects)(
    "of many who write one id at once, one is kept and all are signed in, on %s",
    async (dialect) => {
      const { signIn, find, db } = await start(await openTestDatabase(dialect));
      const first = makePasskey();
      const all = [first, ...Array.from({ length: 7 }, () => makePasskey(first.id))];
      const answers = await Promise.all(all.map((passkey) => signIn(passkey, givenBy(passkey))));
      expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200));
      expect(await db.rows("select credential_id from passkeys")).toHaveLength(1);
      const { body } = await find(first.id);
      expect(all.map(foundOf).map((found) => found.body)).toContainEqual(body);
    },
  );

  describe.each(bothOr("postgres"))("a further passkey, %s", (dialect) => {
    /** A chain where one account has another key. */
    async function startOwned() {
      const [mine, further] = [makePasskey(), makePasskey()];
      let owners: readonly Address[] | undefined = [signerOf(further)];
      const ownersOf = async (account: Address) =>
        account === mine.account.address ? owners : owners && [];
      const server = await start(await openTestDatabase(dialect), "good", ownersOf);
      const own = (next: readonly Address[] | undefined) => {
        owners = next;
      };
      return { ...server, mine, further, own, account: mine.account.address };
    }
    const opens = ({ x, y }: TestPasskey, address: Address) => ({
      status: 200,
      body: { x, y, address },
    });

    test("is found by its id once it has signed in, and only of the account that the chain names", async () => {
      const { signIn, findOf, recoverOf, db, outcomes, ...rest } = await startOwned();
      const { mine, further, account } = rest;
      expect(await findOf(further.id, account)).toMatchObject(signInRefusal(404, "not-found"));
      expect(await recoverOf(further, account)).toMatchObject(opens(further, account));
      expect(await db.rows("select * from passkeys")).toEqual([]);
      expect(await signIn(mine, givenBy(further))).toMatchObject(signedIn);
      expect(await findOf(further.id, account)).toMatchObject(opens(further, account));
      expect(await findOf(further.id, account.toLowerCase())).toMatchObject(
        opens(further, account),
      );
      expect(await signIn(mine, givenBy(further))).toMatchObject(signedIn);
      const stranger = makePasskey().account.address;
      expect(await findOf(further.id, stranger)).toMatchObject(signInRefusal(404, "not-found"));
      expect(await recoverOf(further, stranger)).toMatchObject(signInRefusal(404, "not-found"));
      expect(await recoverOf(makePasskey(), account)).toMatchObject(
        signInRefusal(404, "not-found"),
      );
      expect(outcomes.filter((outcome) => ["kept", "known"].includes(outcome))).toEqual([
        "kept",
        "known",
      ]);
    });

    test("that the account has put out opens it no more, whatever is on record", async () => {
      const { signIn, findOf, recoverOf, own, mine, further, account } = await startOwned();
      await signIn(mine, givenBy(further));
      own([]);
      expect(await findOf(further.id, account)).toMatchObject(signInRefusal(404, "not-found"));
      expect(await recoverOf(further, account)).toMatchObject(signInRefusal(404, "not-found"));
    });

    test("is neither kept nor told of where no node answers, and nobody is kept out", async () => {
      const { signIn, findOf, own, db, mine, further, account, outcomes } = await startOwned();
      own(undefined);
      expect(await signIn(mine, givenBy(further))).toMatchObject(signedIn);
      expect(outcomes).toEqual(["signed-in", "unavailable"]);
      expect(await db.rows("select * from passkeys")).toEqual([]);
      own([signerOf(further)]);
      await signIn(mine, givenBy(further));
      own(undefined);
      expect(await findOf(further.id, account)).toMatchObject(
        signInRefusal(503, "chain-unavailable"),
      );
    });

    test("under whose id somebody else has written is found by two assertions", async () => {
      const { signIn, findOf, recoverOf, further, account } = await startOwned();
      const thief = makePasskey(further.id);
      expect(await signIn(thief, givenBy(thief))).toMatchObject(signedIn);
      expect(await findOf(further.id, account)).toMatchObject(signInRefusal(404, "not-found"));
      expect(await recoverOf(further, account)).toMatchObject(opens(further, account));
    });
  });

  test.each(["bad", "chain-unavailable"] as const)(
    "a %s signature keeps nothing",
    async (verdict) => {
      const { signIn, db } = await start(undefined, verdict);
      const mine = makePasskey();
      expect((await signIn(mine, givenBy(mine))).status).toBeGreaterThan(400);
      expect(await db.rows("select * from passkeys")).toEqual([]);
    },
  );

  test("a passkey that is none is refused before anything is used up", async () => {
    const { signIn, ask, find, recover, db, port } = await start();
    const mine = makePasskey();
    const good = givenBy(mine);
    const malformed = signInRefusal(400, "bad-request");
    const browser = openTestBrowser(port);
    for (const passkey of [
      {},
      { ...good, id: "short" },
      { ...good, id: "a".repeat(1_366) },
      // 21 bytes and some bits of nothing.
      { ...good, id: `${"A".repeat(26)}B` },
      { ...good, id: `${good.id}=` },
      { ...good, x: good.x.toUpperCase() },
      { ...good, x: `${good.x}00` },
      { ...good, y: 7 },
      { ...good, address: mine.account.address },
    ]) {
      expect(await signIn(mine, passkey, { browser })).toMatchObject(malformed);
    }
    const { address } = mine.account;
    for (const account of ["", "0x12", `${address}0`, 7]) {
      expect(await ask("find", { id: mine.id, account })).toMatchObject(malformed);
    }
    for (const id of ["", "short", "a".repeat(1_366), "ä".repeat(30)]) {
      expect(await find(id)).toMatchObject(malformed);
    }
    const once = mine.assert();
    for (const assertions of [
      [],
      [once],
      [once, mine.assert(), mine.assert()],
      [once, { ...mine.assert(), userHandle: "" }],
      [once, { ...mine.assert(), signature: "A".repeat(97) }],
      [once, { ...mine.assert(), authenticatorData: `${once.authenticatorData}*` }],
    ]) {
      expect(await recover(assertions)).toMatchObject(malformed);
    }
    expect(await db.rows("select * from used_nonces")).toEqual([]);
    // The longest that a credential's id may be.
    const longest = makePasskey(Buffer.alloc(1_023, 7).toString("base64url"));
    expect(await signIn(longest, givenBy(longest), { browser })).toMatchObject(signedIn);
    expect(await find(longest.id)).toMatchObject(foundOf(longest));
    expect(await recover([longest.assert(), longest.assert()])).toMatchObject(foundOf(longest));
  });

  test("assertions that do not fit are refused in words, and nothing is kept of those that do", async () => {
    const { recover, find, db, outcomes } = await start();
    const mine = makePasskey();
    const once = mine.assert();
    const refused = (fault: string) => ({ status: 400, body: { code: "bad-assertion", fault } });
    expect(await recover([once, once])).toMatchObject(refused("repeated"));
    expect(await recover([once, makePasskey().assert()])).toMatchObject(refused("other-passkey"));
    const elsewhere = mine.assert({ rpId: "evil.example" });
    expect(await recover([once, elsewhere])).toMatchObject(refused("other-site"));
    expect(await recover([once, mine.assert()])).toMatchObject(foundOf(mine));
    expect(outcomes).toEqual(["repeated", "other-passkey", "other-site", "recovered"]);
    expect(await db.rows("select * from passkeys")).toEqual([]);
    expect(await find(mine.id)).toMatchObject({ status: 404 });
  });

  test("a database that can take no more takes no sign-in with it", async () => {
    const plain = await openTestDatabase("sqlite");
    const full: Database = {
      ...plain,
      transaction: (work) =>
        plain.transaction((tx) =>
          work({
            ...tx,
            async change(sql, values) {
              if (sql.startsWith("insert into passkeys"))
                throw new DatabaseUnavailable("The disk is full.", { isFull: true });
              return tx.change(sql, values);
            },
          }),
        ),
    };
    const { signIn, find, outcomes, logged } = await start(full);
    const mine = makePasskey();
    expect(await signIn(mine, givenBy(mine))).toMatchObject(signedIn);
    expect(await find(mine.id)).toMatchObject({ status: 404 });
    expect(outcomes).toEqual(["signed-in", "unavailable", "unknown"]);
    expect(logged.join("")).toContain('"msg":"a passkey was not kept"');
  });

  test("one visitor asks only so often, and nobody else waits for it", async () => {
    const { find, recover } = await start();
    const { id, assert } = makePasskey();
    const statuses = async (times: number, ask: () => Promise<{ status: number }>) => {
      const answers = await Promise.all(Array.from({ length: times }, ask));
      return answers.filter(({ status }) => status === 429).length;
    };
    expect(await statuses(62, () => find(id))).toBe(2);
    expect(await find(id, "192.0.2.77")).toMatchObject({ status: 404 });
    const once = assert();
    expect(await statuses(22, () => recover([once, once]))).toBe(2);
    expect(await recover([once, once], "192.0.2.77")).toMatchObject({ status: 400 });
  });

  test("two networks that recover all they can keep nobody from finding their key", async () => {
    const db = await openTestDatabase("sqlite");
    // Of as many as are usual in a minute, a twentieth.
    const changeBudget = (usual: Budget) => ({ ...usual, inAll: usual.inAll! / 20 });
    const { recover } = await start(db, "good", undefined, changeBudget);
    const mine = makePasskey();
    const [one, other] = [mine.assert(), mine.assert()];
    for (const network of ["2001:db8:1", "2001:db9:1"]) {
      const flood = await Promise.all(
        Array.from({ length: 30 }, (_, i) => recover([one, other], `${network}:${i}::1`)),
      );
      expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([200, 429]));
      for (const { status, headers } of flood)
        if (status === 429) expect(Number(headers.get("Retry-After"))).toBeLessThanOrEqual(60);
    }
    for (const i of [1, 2, 3])
      expect(await recover([one, other], `198.51.100.${i}`)).toMatchObject(foundOf(mine));
  });
});
