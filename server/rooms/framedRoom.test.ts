// Tests that other sites may frame a shared room where it has no shell, and no other answer of the server.
import { expect, test } from "vitest";
import { startRoomsForTest } from "./testing/startRoomsForTest.ts";
import { roomJson } from "./testing/visitors.ts";

test("a room may be framed by anybody, without its shell and with nobody else to speak to", async () => {
  const { holder, guest } = await startRoomsForTest();
  const me = await holder(1);
  const { id } = (await me.create(roomJson("Kitchen"))).body;
  await me.send(`/api/rooms/${id}/publish`, { method: "POST", body: {} });
  const policyAt = async (path: string, visitor = guest) =>
    (await visitor.send(path)).headers.get("Content-Security-Policy") ?? "";

  for (const query of ["?embed", "?embed=1", "?from=chat&embed"]) {
    const { headers } = await guest.send(`/rooms/${id}${query}`);
    const policy = headers.get("Content-Security-Policy");
    expect(policy).toContain("frame-ancestors 'self' *");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-src 'none'");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  }
  // Also where nothing has changed since it was asked for last.
  const { headers } = await guest.send(`/rooms/${id}?embed`);
  const again = { "If-None-Match": headers.get("ETag") ?? "" };
  const second = await guest.send(`/rooms/${id}?embed`, { headers: again });
  expect(second.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self' *");

  for (const path of [
    `/rooms/${id}`,
    `/rooms/${id}?embedded`,
    `/rooms/${id}/?embed`,
    `/rooms/${id}.png?embed`,
    "/rooms?embed",
    "/rooms/0000000000?embed",
    `/api/rooms/${id}?embed`,
    `/api/gallery/${id}?embed`,
    "/fields/1?embed",
  ])
    expect(await policyAt(path), path).not.toContain("frame-ancestors");
  // Taken back, it is gone from where it was framed.
  await me.send(`/api/rooms/${id}/publish`, { method: "DELETE" });
  expect((await guest.send(`/rooms/${id}?embed`)).status).toBe(404);
  expect(await policyAt(`/rooms/${id}?embed`, me)).not.toContain("frame-ancestors");
});
