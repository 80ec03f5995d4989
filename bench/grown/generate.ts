// Fills the tables as years of use would, inside the database, so that a million rooms take a minute or two.
import pg from "pg";

/** What a database of so many rooms holds. */
export type Size = { rooms: number; accounts: number };

export const sizeOf = (rooms: number): Size => ({ rooms, accounts: rooms / 10 });

const versionsEach = 3;
/** Everything happened within so many days before. */
const days = 60;
export const dayMs = 24 * 60 * 60_000;

// Scattered, as random names are, and known to whoever knows the number.
export const idOf = (room: number): string =>
  `${room}`.padStart(10, "0").split("").reverse().join("");
export const addressOf = (account: number): string => `0x${account.toString(16).padStart(40, "0")}`;
export const tokenOf = (session: number): string => `token ${session}`;
export const hashOf = (picture: number): string => picture.toString(16).padStart(64, "0");

const id = (room: string) => `reverse(lpad((${room})::text, 10, '0'))`;
const address = (account: string) => `'0x' || lpad(to_hex((${account})::bigint), 40, '0')`;
const hash = (picture: string) => `lpad(to_hex((${picture})::bigint), 64, '0')`;

const statements = ({ rooms, accounts }: Size, now: number): readonly string[] => {
  const within = `${now} - ((i::bigint * 2654435761) % ${days * dayMs})`;
  const round = Math.floor((days * dayMs) / versionsEach);
  const savedAt = `${now} - (${versionsEach} - v) * ${round}::bigint - (i::bigint * 2654435761) % ${round}`;
  const all = (count: number) => `generate_series(0, ${count - 1}) as i`;
  return [
    `insert into rooms (id, owner, chain_id, created_at, claim_key, published_at, listed_at, is_named, kind,
       shown_version, credit_room)
     select ${id("i")}, ${address(`i % ${accounts}`)}, 1, ${within}, 'key ' || i,
       case when i % 10 = 0 then ${within} end, case when i % 10 = 0 then ${within} end, 1, 'room',
       case when i % 10 = 0 then ${versionsEach} end, case when i % 20 = 0 then ${id("i + 1")} end
     from ${all(rooms)}`,
    // One round of saves after the other, in the order in which they come in, and not room by room.
    `insert into room_versions
       (room, version, name, words, pictures, document, bytes, saved_at)
     select ${id("i")}, v, 'Room ' || i, repeat('A table stands by the wall. ', 8),
       case when i % 5 = 0 then ${hash(`i / 5 % ${accounts}`)} else '' end,
       '{"v":1,"items":["' || repeat('chair', 40) || '"]}', 224, ${savedAt} as saved_at
     from generate_series(1, ${versionsEach}) as v, ${all(rooms)} order by saved_at`,
    `insert into sessions
       (token_hash, id, address, chain_id, device, created_at, seen_at, expires_at)
     select encode(sha256(('token ' || i)::bytea), 'hex'), md5('session ' || i),
       ${address(`i % ${accounts}`)}, 1, 'Firefox on Linux', ${now - dayMs}, ${now - dayMs},
       ${now + 20 * dayMs}
     from ${all(accounts * 2)}`,
    `insert into pictures (hash, type, width, height, bytes, uploaded_at)
     select ${hash("i")}, 'image/png', 800, 600, 60000, ${within} from ${all(accounts)}`,
    `insert into picture_holders (hash, owner, chain_id, bytes, held_at)
     select ${hash("i")}, ${address("i")}, 1, 60000, ${within} from ${all(accounts)}`,
    `insert into quota_turns (owner, chain_id, taken_at)
     select ${address("i")}, 1, ${now} from ${all(accounts)}`,
    `insert into room_reports (room, reporter, reason, reported_at, settled_at)
     select ${id("i * 10")}, md5('reporter ' || i), 'spam', ${now}, ${now}
     from ${all(accounts)}`,
    // However large the site is, the operator looks at what is reported.
    `update room_reports set settled_at = null where room in
       (select room from room_reports order by room limit 50)`,
    `insert into budget_use (name, slot, used, ends_at)
     select 'heart 10.0.' || i, ${Math.floor(now / (dayMs / 24))}, 1, ${now + dayMs} from ${all(accounts)}`,
    `insert into used_nonces (nonce, expires_at)
     select md5('nonce ' || i), ${now + dayMs} from ${all(accounts)}`,
    `insert into account_deletions (owner, chain_id, asked_at, due_at)
     select ${address("i")}, 2, ${now}, ${now + dayMs} from ${all(Math.ceil(accounts / 100))}`,
    // What the server of the database does by itself within a minute.
    "vacuum (analyze)",
  ];
};

/** The tables are there already, and empty. */
export async function generate(url: string, size: Size, now: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  for (const statement of statements(size, now)) await client.query(statement);
  await client.end();
}
