import { beforeEach, expect, test, vi } from "vitest";
import { MemoryStorage } from "@/lib/drafts/testing/memory-storage";
import { readColumns, writeColumns, type StoredColumns } from "./stored-columns";

let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
  return () => vi.unstubAllGlobals();
});

const CHOSEN: StoredColumns = { by: "quarters", without: ["difference"], budget: true, share: false };

test("the columns that a user has chosen are there at the next visit, only for that user", () => {
  expect(readColumns("anna")).toBeNull();
  writeColumns("anna", CHOSEN);
  expect(readColumns("anna")).toEqual(CHOSEN);
  expect(readColumns("bo")).toBeNull();
  writeColumns("anna", { ...CHOSEN, without: null });
  expect(readColumns("anna")?.without).toBeNull();
});

test("columns that this version does not know are left out, and a full storage keeps nothing", () => {
  storage.setItem("nyckeltal.statements.anna", '{"by":"weeks"}');
  expect(readColumns("anna")).toBeNull();
  storage.setItem("nyckeltal.statements.anna", '{"by":"none","without":["budget","gone"]}');
  expect(readColumns("anna")).toEqual({ by: "none", without: ["budget"], budget: false, share: false });
  storage.setItem("nyckeltal.statements.anna", "{");
  expect(readColumns("anna")).toBeNull();
  storage.full = true;
  expect(() => {
    writeColumns("bo", CHOSEN);
  }).not.toThrow();
  expect(readColumns("bo")).toBeNull();
});
