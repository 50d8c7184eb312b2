import { MutationObserver } from "@tanstack/react-query";
import { afterAll, expect, it } from "vitest";
import type { KeyFigurePreset } from "@/contract/presets";
import { parseWire, writeWire } from "@/contract/wire";
import { installTransport } from "@/lib/api/transport";
import { createQueryClient } from "@/lib/query-client";
import { StandardConflict } from "@/lib/standards/replace-standard";
import { updatePreset } from "./mutations";

afterAll(() => {
  installTransport(() => Promise.reject(new Error("no test is running")));
});

it("putting name and description back writes nothing over those of someone else", async () => {
  const seen: KeyFigurePreset = { id: "p", name: "Mine", keyFigureTypes: ["a"] };
  let stored: KeyFigurePreset = { ...seen, keyFigureTypes: ["a", "b"] };
  const sent: unknown[] = [];
  installTransport(({ method, body, headers }) => {
    if (method === "PUT") sent.push([headers["If-Match"], parseWire(body as string)]);
    return Promise.resolve({ status: 200, header: () => '"tag"', text: writeWire(stored) });
  });
  const queryClient = createQueryClient();
  const update = new MutationObserver(queryClient, updatePreset(queryClient, "c"));
  const texts = { id: "p", name: "Standard", description: null, seen };
  await update.mutate(texts);
  stored = { ...stored, name: "Theirs" };
  await expect(update.mutate(texts)).rejects.toThrow(StandardConflict);
  expect(sent).toEqual([['"tag"', { name: "Standard", description: null }]]);
});
