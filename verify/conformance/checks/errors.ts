import { expect } from "vitest";
import { topic } from "../check";
import type { ApiResponse } from "../client";
import { ok, type Fixture } from "../fixture";
import { companyWithYear, inputOf } from "./samples";

const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** One error response of every kind that a request can cause. */
async function everyRefusal(s: Fixture): Promise<ApiResponse[]> {
  const { id } = await s.company();
  const normal = await s.companyUser(id, "Normal");
  return [
    await s.director.put(`/Company/${id}`, { name: 1 }),
    await s.anonymous.get("/Me"),
    await normal.client.put(`/Company/${id}`, { name: "x" }),
    await s.director.get("/Company/nothing"),
    await s.director.delete("/Company/"),
    await s.director.post(`/Company/${id}/KeyFigurePreset`, { id: "Overview", name: "x", keyFigureTypes: [] }),
    await s.director.put(`/Company/${id}`, { businessIdentityCode: "1" }),
    // With its quotation marks, the body is two bytes longer than the 1 MiB allowed.
    await s.director.send("PUT", `/Api/v2/Company/${id}`, `"${"x".repeat(1024 * 1024)}"`),
  ];
}

export const errorsTopic = topic("Errors", (check) => {
  check(
    "every refusal carries an error object",
    ["error-object-on-every-failure", "error-object-until-first-byte"],
    async (s) => {
      for (const { status, body, headers } of await everyRefusal(s)) {
        expect(headers["content-type"], String(status)).toMatch(/^application\/json\b/);
        const members = {
          typeOfError: expect.any(String),
          message: expect.any(String),
          identifier: expect.any(String),
        };
        expect(body, String(status)).toEqual(members);
      }
    },
  );

  check(
    "each condition has its status and its kind of error",
    [
      "error-400-bad-request",
      "error-401-unauthorized",
      "error-403-forbidden",
      "verb-not-accepted-405",
      "post-existing-id-conflicts",
      "error-412-rule-violation",
      "error-413-body-too-large",
      "error-404-not-found",
    ],
    async (s) => {
      const responses = await everyRefusal(s);
      expect(responses.map(({ status, body }) => [status, (body as { typeOfError: string }).typeOfError])).toEqual([
        [400, "BadRequest"],
        [401, "Unauthorized"],
        [403, "Forbidden"],
        [404, "NotFound"],
        [405, "NotImplemented"],
        [409, "Conflict"],
        [412, "PreconditionFailed"],
        [413, "BadRequest"],
      ]);
      expect(responses[1]!.headers["www-authenticate"]).toBe("OAuth");
    },
  );

  check("malformed JSON, wrong types, bad dates and bad ids are all 400", ["error-400-bad-request"], async (s) => {
    const { id, dataPath } = await companyWithYear(s);
    const send = (path: string, text: string) => s.director.send("PUT", `/Api/v2${path}`, text);
    const responses = [
      await send(`/Company/${id}`, "{"),
      await send(`/Company/${id}`, "[]"),
      await send(`/Company/${id}`, '{"name":[]}'),
      await s.director.put(dataPath, [inputOf({ period: { start: "2025-02-30", end: "2025-12-31" } })]),
      await s.director.post(`/Company/${id}/KeyFigurePreset`, { id: "no/slash", name: "x", keyFigureTypes: [] }),
    ];
    for (const { status, body } of responses)
      expect([status, body]).toMatchObject([400, { typeOfError: "BadRequest" }]);
  });

  check(
    "an object of another agency is refused exactly as one that does not exist",
    ["error-404-hides-what-is-not-visible", "role-other-agency-invisible"],
    async (s) => {
      const { agencyId, director } = await s.agency();
      const path = (id: string) => `/Company/${id}`;
      const code = s.code();
      const sent = { name: "x", businessIdentityCode: code };
      const foreign = ok<{ id: string }>(await director.client.post(`/Agency/${agencyId}/Company`, sent));
      const none = `a-${agencyId}-${code}0`;
      const refusals = async (id: string) => {
        const responses = [
          await s.director.get(path(id)),
          await s.director.put(path(id), { name: "x" }),
          await s.director.delete(path(id)),
          await s.director.get(`${path(id)}/Comment`),
          await s.director.get(`/Agency/${agencyId}/Company/${id}`),
          await s.director.get(`/Agency/${s.agencyId}/Company/${id}`),
        ];
        return responses.map(({ status, body }) => {
          const { typeOfError, message } = body as { typeOfError: string; message: string };
          return [status, typeOfError, message.replaceAll(id, "…")];
        });
      };
      expect(await refusals(foreign.id)).toEqual(await refusals(none));
      for (const [status, kind] of await refusals(foreign.id)) expect([status, kind]).toEqual([404, "NotFound"]);
      ok(await director.client.delete(path(foreign.id)));
    },
    "administrator",
  );

  check(
    "a message is a sentence that names the object, or the JSON path and what was expected",
    ["error-message-is-a-sentence"],
    async (s) => {
      const { id, businessIdentityCode } = await s.company();
      const messageOf = ({ body }: ApiResponse) => (body as { message: string }).message;
      expect(messageOf(await s.director.get("/Company/nothing"))).toMatch(/"nothing"/);
      expect(messageOf(await s.director.put(`/Company/${id}`, { businessIdentityCode: "1" }))).toContain(
        businessIdentityCode,
      );
      const normal = await s.companyUser(id, "Normal");
      expect(messageOf(await normal.client.put(`/Company/${id}`, {}))).toContain(id);
      const wrong = await s.director.put(`/Company/${id}`, { contactInfo: { phone: 17 } });
      expect(messageOf(wrong)).toMatch(/\$\.contactInfo\.phone: expected string/);
      for (const response of await everyRefusal(s)) expect(messageOf(response)).toMatch(/^[A-Z"].*\.$/s);
    },
  );

  check("the identifier of every occurrence is a fresh GUID", ["error-identifier-fresh-and-logged"], async (s) => {
    const seen = new Set<string>();
    // The last one repeats a request that is among the others.
    const responses = [...(await everyRefusal(s)), await s.director.get("/Company/nothing")];
    for (const { body } of responses) {
      const { identifier } = body as { identifier: string };
      expect(identifier).toMatch(GUID);
      seen.add(identifier);
    }
    expect(seen.size).toBe(responses.length);
  });

  check("messages carry no control characters", ["error-message-without-control-characters"], async (s) => {
    const { id } = await s.company();
    const responses = [
      await s.director.get("/Company/a%0d%0ab%1b%5b31m"),
      await s.director.get(`/Company/${id}/KeyFigurePreset/x%07y`),
      await s.director.put(`/Company/${id}/KeyFigurePreset`, { id: "a\nb", name: "x" }),
    ];
    for (const { status, body } of responses) {
      expect([400, 404]).toContain(status);
      expect((body as { message: string }).message).not.toMatch(/\p{Cc}/u);
    }
  });
});
