import { MutationObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import { parseWire } from "@/contract/wire";
import { responseOf } from "@/lib/api/testing/response";
import { installTestTransport } from "@/lib/api/testing/install-test-transport";
import { createQueryClient } from "@/lib/query-client";
import { StandardConflict } from "@/lib/standards/replace-standard";
import { clearTarget, createTarget, putTarget } from "./standard-targets";

const period = periodOfDays("2026-01-01", "2026-12-31");
const target = { id: "t", keyFigureType: "NetSales", period, value: 5 };

it("writes of a company's targets send the value that the user has seen, and fail when it has changed", async () => {
  const queryClient = createQueryClient();
  const sent: unknown[] = [];
  let status = 200;
  installTestTransport(({ method, body }) => {
    if (method === "GET") return Promise.resolve(responseOf([]));
    sent.push(...(parseWire(body as string) as unknown[]));
    const response = status === 200 ? [] : { typeOfError: "RuleViolation", message: "No.", identifier: "x" };
    return Promise.resolve(responseOf(response, status));
  });
  const put = new MutationObserver(queryClient, putTarget(queryClient, "c"));
  await put.mutate({ content: { ...target, value: 7 }, seen: target });
  await new MutationObserver(queryClient, clearTarget(queryClient, "c")).mutate(target);
  const creating = new MutationObserver(queryClient, createTarget(queryClient, "c"));
  await creating.mutate(target);
  expect(sent).toEqual([
    { keyFigureType: "NetSales", period, value: 7, before: 5 },
    { keyFigureType: "NetSales", period, value: null, before: 5 },
    { keyFigureType: "NetSales", period, value: 5, before: null },
  ]);
  status = 412;
  await expect(creating.mutate(target)).rejects.toThrow(StandardConflict);
});

it("a company's target that is stored already counts as saved, because a response may have been lost", async () => {
  const queryClient = createQueryClient();
  let value = 7;
  installTestTransport(({ method }) => {
    const isPut = method === "PUT";
    const body = isPut
      ? { typeOfError: "RuleViolation", message: "No.", identifier: "x" }
      : [{ keyFigureType: "NetSales", period, value }];
    return Promise.resolve(responseOf(body, isPut ? 412 : 200));
  });
  const put = new MutationObserver(queryClient, putTarget(queryClient, "c"));
  const replacement = { content: { ...target, value: 7 }, seen: target };
  await expect(put.mutate(replacement)).resolves.toEqual(replacement.content);
  value = 8;
  const conflict: unknown = await put.mutate(replacement).catch((error: unknown) => error);
  expect(conflict).toBeInstanceOf(StandardConflict);
  expect(conflict).toMatchObject({ stored: { value: 8 } });
});
