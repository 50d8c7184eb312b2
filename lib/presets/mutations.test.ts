import { MutationObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import type { KeyFigurePreset } from "@/contract/presets";
import { parseWire, writeWire } from "@/contract/wire";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { createQueryClient } from "@/lib/query-client";
import { StandardConflict } from "@/lib/standards/replace-standard";
import { updatePreset } from "./mutations";
import { putInList } from "./preset-list";
import { presetsQueries } from "./queries";

const texts = (name: string, seen: KeyFigurePreset) => ({ id: "p", name, description: null, seen });

it("putting name and description back succeeds although the preset's key figures are saved meanwhile", async () => {
  let stored: KeyFigurePreset = { id: "p", name: "Mine", keyFigureTypes: ["a"] };
  const tags: (string | undefined)[] = [];
  installTestTransport(({ method, headers }) => {
    const tag = `"${stored.keyFigureTypes.length}"`;
    const respond = (status: number, body: object) =>
      Promise.resolve({ status, header: () => tag, text: writeWire(body) });
    if (method !== "PUT") return respond(200, stored);
    tags.push(headers["If-Match"]);
    stored = { ...stored, keyFigureTypes: ["a", "b"] };
    if (tags.length === 1) return respond(412, { typeOfError: "RuleViolation", message: "No.", identifier: "x" });
    stored = { ...stored, name: "Standard" };
    return respond(200, stored);
  });
  const queryClient = createQueryClient();
  const update = new MutationObserver(queryClient, updatePreset(queryClient, "c"));
  await expect(update.mutate(texts("Standard", stored))).resolves.toMatchObject({ name: "Standard" });
  expect(tags).toEqual(['"1"', '"2"']);
});

it("putting name and description back does not overwrite a name that someone else has saved", async () => {
  const seen: KeyFigurePreset = { id: "p", name: "Mine", keyFigureTypes: ["a"] };
  let stored: KeyFigurePreset = { ...seen, keyFigureTypes: ["a", "b"] };
  const sent: unknown[] = [];
  installTestTransport(({ method, body, headers }) => {
    if (method === "PUT") sent.push([headers["If-Match"], parseWire(body as string)]);
    return Promise.resolve({ status: 200, header: () => '"tag"', text: writeWire(stored) });
  });
  const queryClient = createQueryClient();
  const update = new MutationObserver(queryClient, updatePreset(queryClient, "c"));
  await update.mutate(texts("Standard", seen));
  stored = { ...stored, name: "Theirs" };
  await expect(update.mutate(texts("Standard", seen))).rejects.toThrow(StandardConflict);
  expect(sent).toEqual([['"tag"', { name: "Standard", description: null }]]);
});

it("a refused change of the name leaves key figures that were saved meanwhile", async () => {
  const before: KeyFigurePreset = { id: "p", name: "Mine", keyFigureTypes: ["a"] };
  const queryClient = createQueryClient();
  const { queryKey } = presetsQueries.list("c");
  queryClient.setQueryData(queryKey, [before]);
  installTestTransport(() => {
    putInList(queryClient, "c", { ...queryClient.getQueryData(queryKey)![0]!, keyFigureTypes: ["a", "b"] });
    return Promise.resolve({
      status: 412,
      header: () => null,
      text: writeWire({ typeOfError: "RuleViolation", message: "No.", identifier: "x" }),
    });
  });
  const update = new MutationObserver(queryClient, updatePreset(queryClient, "c"));
  await expect(update.mutate({ id: "p", name: "New", description: null })).rejects.toThrow("No.");
  expect(queryClient.getQueryData(queryKey)).toEqual([{ ...before, keyFigureTypes: ["a", "b"] }]);
});

it("a refused change of the name leaves a description that was changed meanwhile", async () => {
  const before: KeyFigurePreset = { id: "p", name: "Mine", description: "Old", keyFigureTypes: ["a"] };
  const queryClient = createQueryClient();
  const { queryKey } = presetsQueries.list("c");
  queryClient.setQueryData(queryKey, [before]);
  const sent: unknown[] = [];
  installTestTransport(({ body }) => {
    sent.push(parseWire(body as string));
    putInList(queryClient, "c", { ...queryClient.getQueryData(queryKey)![0]!, description: "Theirs" });
    const text = writeWire({ typeOfError: "RuleViolation", message: "No.", identifier: "x" });
    return Promise.resolve({ status: 412, header: () => null, text });
  });
  const update = new MutationObserver(queryClient, updatePreset(queryClient, "c"));
  await expect(update.mutate({ id: "p", name: "New" })).rejects.toThrow("No.");
  expect(sent).toEqual([{ id: "p", name: "New" }]);
  expect(queryClient.getQueryData(queryKey)).toEqual([{ ...before, description: "Theirs" }]);
});
