import { afterAll, beforeAll, expect, it } from "vitest";
import { randomBytes } from "node:crypto";
import type { DocumentFile } from "@/contract/documents";
import { signInToken } from "../../../testing/sign-in-token";
import { TestApp } from "../../../testing/test-app";
import { restoredValues } from "../../../testing/test-keyring";
import { readBackup, writeBackup } from "./backup-file";

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

it("a restored backup has the archive's files, byte for byte", { tags: "long" }, async () => {
  const { db } = app.database;
  const companyId = await app.make.company(await app.make.agency());
  const userName = await app.make.user("Administrator");
  const client = app.as(userName);
  const path = `/Api/v2/Company/${companyId}/Document`;
  const data = randomBytes(3_000_000).toString("base64");
  const { id } = (await client.post(path, { type: "File", path: "/Bokslut/2025.pdf", data })).body as DocumentFile;
  const tree = await client.get(path);
  const pieces: Uint8Array[] = [];
  await writeBackup(db, app.now, (bytes) => {
    pieces.push(bytes);
    return Promise.resolve();
  });
  await client.put(path, { id, data: "", path: "/x" });
  await readBackup(
    db,
    (async function* () {
      await Promise.resolve();
      yield* pieces;
    })(),
    restoredValues(),
    true,
  );
  // A backup holds no sessions.
  const signedInAgain = { authorization: `OAuth ${await signInToken(db, userName)}` };
  expect((await client.get(path, signedInAgain)).text).toBe(tree.text);
  const { body } = await client.get(`${path}/${id}`, signedInAgain);
  // As a boolean, because a difference would print megabytes.
  expect((body as DocumentFile).data === data).toBe(true);
});
