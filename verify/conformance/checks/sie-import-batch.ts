import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { WORKING_STATES } from "@/contract/imports/batch-states";
import type { SieImportBatch, SieImportBatchFile } from "@/contract/imports/sie-import-batch";
import { sieText } from "@/service/testing/sie-text";
import { topic } from "../check";
import type { Client } from "../client";
import { ok, type Fixture } from "../fixture";
import { yearsOf } from "./books";

const pathOf = (s: Fixture) => `/Agency/${s.agencyId}/SieImportBatch`;

/** Creates a batch and returns its path. */
async function newBatch(s: Fixture, client: Client = s.director): Promise<string> {
  const { id } = ok<SieImportBatch>(await client.post(pathOf(s), {}));
  const batch = `${pathOf(s)}/${id}`;
  s.deleteLater(batch);
  return batch;
}

/** @param batch the path of the batch */
async function addFile(batch: string, name: string, text: string, client: Client): Promise<SieImportBatchFile> {
  return ok(await client.send("POST", `/Api/v2${batch}/File?name=${name}`, text));
}

/** The files of the batch once the service has nothing more to do with them. */
async function settled(batch: string, client: Client): Promise<SieImportBatchFile[]> {
  for (;;) {
    const { states } = ok<SieImportBatch>(await client.get(batch));
    if (WORKING_STATES.every((state) => states[state] === 0)) return ok(await client.get(`${batch}/File`));
    await sleep(50);
  }
}

export const sieImportBatchTopic = topic("SieImportBatch", (check) => {
  check(
    "a batch checks its files by itself, imports what is clear when told to, and can be taken back",
    ["batch-resource", "batch-file-states", "batch-imports-when-told", "batch-can-be-taken-back"],
    async (s) => {
      const company = await s.company();
      const batch = await newBatch(s);
      const { businessIdentityCode } = company;
      await addFile(batch, "clear.se", sieText({ businessIdentityCode }), s.director);
      await addFile(batch, "unknown.se", sieText({ businessIdentityCode: s.code() }), s.director);
      await addFile(batch, "refused.se", "#VER", s.director);
      const checked = await settled(batch, s.director);
      expect(checked.map(({ state, outcome }) => [state, outcome])).toEqual([
        ["clear", "created"],
        ["unknownCompany", undefined],
        ["refused", undefined],
      ]);
      expect(checked[0]).toMatchObject({ company: { id: company.id }, fiscalYear: { start: "2025-01-01T00:00:00" } });
      expect(checked[2]!.cause).toBeDefined();
      expect(await yearsOf(s, company.id)).toEqual([]);
      ok(await s.director.put(batch, { decision: "import" }));
      expect((await settled(batch, s.director)).map(({ state }) => state)).toEqual([
        "imported",
        "unknownCompany",
        "refused",
      ]);
      expect(await yearsOf(s, company.id)).toHaveLength(1);
      ok(await s.director.put(batch, { decision: "takeBack" }));
      expect((await settled(batch, s.director))[0]!.state).toBe("takenBack");
      expect(await yearsOf(s, company.id)).toEqual([]);
    },
  );

  check("a file is sent as its bytes, and once", ["batch-file-is-bytes", "batch-file-sent-again"], async (s) => {
    const batch = await newBatch(s);
    const first = await addFile(batch, "a.se", "#FLAGGA 0", s.director);
    expect(first).toMatchObject({ name: "a.se", size: 9, user: s.directorName, state: "waiting" });
    expect((await addFile(batch, "a.se", "#FLAGGA 0", s.director)).id).toBe(first.id);
    expect((await addFile(batch, "b.se", "#FLAGGA 0", s.director)).id).not.toBe(first.id);
    const statuses = [
      await s.director.send("POST", `/Api/v2${batch}/File`, "#FLAGGA 0"),
      await s.director.send("POST", `/Api/v2${batch}/File?name=c.se`, ""),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400]);
  });

  check("people decide about unclear files", ["batch-file-decisions", "batch-decision-in-other-state"], async (s) => {
    const batch = await newBatch(s);
    const code = s.code();
    const file = await addFile(batch, "new.se", sieText({ businessIdentityCode: code }), s.director);
    await settled(batch, s.director);
    const path = `${batch}/File/${file.id}`;
    expect((await s.director.put(path, { decision: "takeBack" })).status).toBe(412);
    ok(await s.director.put(path, { decision: "newCompany", name: "Nya AB" }));
    const [created] = await settled(batch, s.director);
    expect(created).toMatchObject({ state: "clear", company: { name: "Nya AB", businessIdentityCode: code } });
    s.deleteLater(`/Company/${created!.company!.id}`);
    ok(await s.director.put(path, { decision: "retry" }));
    expect((await settled(batch, s.director))[0]!.state).toBe("clear");
    ok(await s.director.put(path, { decision: "skip" }));
    expect((await s.director.put(path, { decision: "retry" })).status).toBe(412);
  });

  check(
    "users see the files of the companies that they see",
    ["batch-files-seen", "batch-other-company"],
    async (s) => {
      const [own, hidden] = [await s.company(), await s.company()];
      const { client } = await s.consultant([own.id]);
      const batch = await newBatch(s, client);
      await addFile(batch, "own.se", sieText({ businessIdentityCode: own.businessIdentityCode }), client);
      await addFile(batch, "hidden.se", sieText({ businessIdentityCode: hidden.businessIdentityCode }), client);
      const seen = await settled(batch, client);
      expect(seen.map(({ state }) => state)).toEqual(["clear", "otherCompany"]);
      expect(seen[1]!.company).toBeUndefined();
      const other = await s.consultant([hidden.id]);
      expect(ok<SieImportBatchFile[]>(await other.client.get(`${batch}/File`)).map(({ name }) => name)).toEqual([
        "hidden.se",
      ]);
      const unconnected = await s.consultant();
      expect((await unconnected.client.get(batch)).status).toBe(404);
    },
  );
});
