import { describe, expect, it, vi } from "vitest";
import type { User } from "@/contract/users/user";
import { ApiError } from "@/lib/api/error";
import { GridStore } from "@/lib/grid/grid-store";
import { selectCell } from "@/lib/grid/selection";
import { PlacesQueue } from "./places-queue";
import { anna, makeModel, owner, put } from "./testing/places";

const failure = (status: number) =>
  new ApiError({ status, typeOfError: "x", message: "x", saved: "no", identifier: undefined });

describe("saving who sees what", () => {
  it("sends a change with the place that it replaces, and sends nothing for a change that was taken back", async () => {
    const model = makeModel();
    const send = vi.fn(() => Promise.resolve([]));
    const queue = new PlacesQueue(model, { send, fetch: () => Promise.resolve([]) });
    put(model, "b", "anna", "x");
    put(model, "a", "owner", "Normal");
    put(model, "a", "owner", "Administratör");
    await queue.flush();
    expect(send).toHaveBeenCalledExactlyOnceWith([{ userName: "anna", companyId: "b", before: null, after: "Client" }]);
    expect(model.view("b", "anna").state).toBe("plain");
    expect(queue.status.get()).toMatchObject({ waiting: 0, saving: 0, failed: 0, savedAt: expect.any(Date) });
  });

  it("shows a conflict when somebody else has changed a place, and saves the user's own on request", async () => {
    const model = makeModel();
    const theirs: User = { ...owner, companies: [{ companyId: "a", typeOfRole: "Limited" }] };
    const send = vi.fn().mockRejectedValueOnce(failure(412)).mockResolvedValue([]);
    const queue = new PlacesQueue(model, { send, fetch: () => Promise.resolve([anna, theirs]) });
    put(model, "a", "owner", "Import");
    await queue.flush();
    expect(model.view("a", "owner")).toEqual({ text: "Import", state: "conflict", note: "conflict Begränsad" });
    expect(queue.status.get().conflicts).toBe(1);
    model.resolve("mine");
    await queue.flush();
    expect(send).toHaveBeenLastCalledWith([{ userName: "owner", companyId: "a", before: "Limited", after: "Import" }]);
    expect(model.view("a", "owner")).toEqual({ text: "Import", state: "plain" });
  });

  it.each([
    ["the save stores", "Limited", "Import"],
    ["the save replaces", "Admin", "Administratör"],
  ] as const)(
    "saves what is typed during a save, also if a list with the place that %s arrives before the response",
    async (_, fetched, typed) => {
      const model = makeModel();
      const list = (typeOfRole: "Limited" | "Admin") => [{ ...owner, companies: [{ companyId: "a", typeOfRole }] }];
      const send = vi
        .fn()
        .mockImplementationOnce(() => {
          // Typed twice: the second edit must not forget the place that is being saved.
          put(model, "a", "owner", typed);
          put(model, "a", "owner", typed);
          model.store(list(fetched));
          return Promise.resolve([]);
        })
        .mockResolvedValue([]);
      const queue = new PlacesQueue(model, { send, fetch: () => Promise.resolve([]) });
      put(model, "a", "owner", "Begränsad");
      await queue.flush();
      await queue.flush();
      const after = typed === "Import" ? "Import" : "Admin";
      expect(send).toHaveBeenLastCalledWith([{ userName: "owner", companyId: "a", before: "Limited", after }]);
      expect(model.view("a", "owner")).toEqual({ text: typed, state: "plain" });
    },
  );

  it("sends nothing for a cell that was changed and taken back during a save that is refused", async () => {
    const model = makeModel();
    const send = vi.fn().mockImplementationOnce(() => {
      put(model, "a", "owner", "Administratör");
      return Promise.reject(failure(412));
    });
    const queue = new PlacesQueue(model, { send, fetch: () => Promise.resolve([anna, owner]) });
    put(model, "a", "owner", "Begränsad");
    await queue.flush();
    await queue.flush();
    expect(send).toHaveBeenCalledOnce();
    expect(model.view("a", "owner")).toEqual({ text: "Administratör", state: "plain" });
  });

  it("never sends a text that is no place, even if somebody else has changed the place in that cell", async () => {
    const model = makeModel();
    const send = vi.fn(() => Promise.resolve([]));
    const queue = new PlacesQueue(model, { send, fetch: () => Promise.resolve([]) });
    put(model, "a", "owner", "chef");
    put(model, "b", "anna", "x");
    model.store([anna, { ...owner, companies: [{ companyId: "a", typeOfRole: "Limited" }] }]);
    model.resolve("mine");
    await queue.flush();
    expect(send).toHaveBeenCalledExactlyOnceWith([{ userName: "anna", companyId: "b", before: null, after: "Client" }]);
    expect(model.view("a", "owner")).toEqual({ text: "chef", state: "unread", note: "unread Begränsad" });
  });

  it("replaces somebody else's place, which the note has shown, when the unread text is corrected", async () => {
    const model = makeModel();
    const send = vi.fn(() => Promise.resolve([]));
    const queue = new PlacesQueue(model, { send, fetch: () => Promise.resolve([]) });
    put(model, "a", "owner", "chef");
    model.store([{ ...owner, companies: [{ companyId: "a", typeOfRole: "Limited" }] }]);
    put(model, "a", "owner", "Import");
    await queue.flush();
    expect(send).toHaveBeenCalledExactlyOnceWith([
      { userName: "owner", companyId: "a", before: "Limited", after: "Import" },
    ]);
  });

  it.each([
    ["undo", "given", "b", { type: "undo" }],
    ["undo", "changed", "a", { type: "undo" }],
    ["Delete", "given", "b", { type: "clear" }],
    ["Delete", "changed", "a", { type: "clear" }],
  ] as const)(
    "%s of a text that is no place shows the role that somebody else has %s",
    async (_, __, companyId, command) => {
      const model = makeModel();
      const grid = new GridStore(model);
      const send = vi.fn(() => Promise.resolve([]));
      const queue = new PlacesQueue(model, { send, fetch: () => Promise.resolve([]) });
      grid.select(selectCell({ row: companyId === "a" ? 0 : 1, column: 1 }));
      grid.run({ type: "replace", text: "chef" });
      grid.commit();
      model.store([{ ...owner, companies: [{ companyId, typeOfRole: "Limited" }] }]);
      grid.run(command);
      await queue.flush();
      expect(send).not.toHaveBeenCalled();
      expect(model.view(companyId, "owner")).toEqual({ text: "Begränsad", state: "plain" });
    },
  );

  it("sends the other changes again when somebody else has made one of them already", async () => {
    const model = makeModel();
    const send = vi.fn().mockRejectedValueOnce(failure(412)).mockResolvedValue([]);
    const changed: User = { ...anna, customers: ["a", "b"] };
    const queue = new PlacesQueue(model, { send, fetch: () => Promise.resolve([changed, owner]) });
    put(model, "b", "anna", "x");
    put(model, "a", "anna", "");
    await queue.flush();
    expect(queue.status.get()).toMatchObject({ failed: 0, waiting: 0, conflicts: 0 });
    expect(send).toHaveBeenLastCalledWith([{ userName: "anna", companyId: "a", before: "Client", after: null }]);
    expect(model.view("b", "anna")).toEqual({ text: "Ja", state: "plain" });
  });

  it("saves the other changes after a conflict, and one user at a time when a rule forbids one of them", async () => {
    const model = makeModel();
    const theirs: User = { ...owner, companies: [...owner.companies!, { companyId: "b", typeOfRole: "Limited" }] };
    const send = vi
      .fn((changes: { userName: string }[]) =>
        changes.some(({ userName }) => userName === "owner") ? Promise.reject(failure(412)) : Promise.resolve([]),
      )
      .mockRejectedValueOnce(failure(412));
    const queue = new PlacesQueue(model, { send, fetch: () => Promise.resolve([anna, theirs]) });
    put(model, "b", "anna", "x");
    put(model, "b", "owner", "Import");
    put(model, "a", "owner", "");
    await queue.flush();
    expect(model.view("b", "anna").state).toBe("plain");
    expect(queue.status.get()).toMatchObject({ failed: 1, waiting: 0, conflicts: 1, failure: { status: 412 } });
  });

  it("publishes the latest error, which may be that of fetching the places after a refusal", async () => {
    const model = makeModel();
    const send = vi.fn().mockRejectedValueOnce(failure(403)).mockRejectedValueOnce(failure(412));
    const queue = new PlacesQueue(model, { send, fetch: () => Promise.reject(failure(503)) });
    put(model, "b", "anna", "x");
    await queue.flush();
    expect(queue.status.get()).toMatchObject({ failed: 1, failure: { status: 403 } });
    await queue.flush(true);
    expect(queue.status.get()).toMatchObject({ failed: 1, failure: { status: 503 } });
  });

  it("sends in a later batch what was entered while an earlier one was being saved", async () => {
    const model = makeModel();
    // One more than are sent in one request.
    const ids = Array.from({ length: 2_001 }, (_, index) => `c${String(index)}`);
    const last = ids.at(-1)!;
    const send = vi.fn((changes: unknown[]) => {
      if (changes.length > 1) put(model, last, "owner", "Import");
      return Promise.resolve([]);
    });
    const queue = new PlacesQueue(model, { send, fetch: () => Promise.resolve([]) });
    for (const id of ids) put(model, id, "owner", "Normal");
    await queue.flush();
    expect(send.mock.calls.map(([changes]) => changes.length)).toEqual([2_000, 1]);
    expect(send).toHaveBeenLastCalledWith([{ userName: "owner", companyId: last, before: null, after: "Import" }]);
    expect(queue.status.get()).toMatchObject({ saving: 0, waiting: 0 });
  });

  it("saves the change of one user although a rule forbids that of another", async () => {
    const model = makeModel();
    const send = vi.fn((changes: { userName: string }[]) =>
      changes.some(({ userName }) => userName === "owner") ? Promise.reject(failure(412)) : Promise.resolve([]),
    );
    const queue = new PlacesQueue(model, { send, fetch: () => Promise.resolve([anna, owner]) });
    put(model, "b", "anna", "x");
    put(model, "a", "owner", "");
    await queue.flush();
    expect(model.view("b", "anna").state).toBe("plain");
    expect(model.view("a", "owner").state).toBe("failed");
  });

  it("tries again what could not be sent", async () => {
    const model = makeModel();
    const send = vi.fn().mockRejectedValueOnce(failure(503)).mockResolvedValue([]);
    const queue = new PlacesQueue(model, { send, fetch: () => Promise.resolve([]) });
    put(model, "b", "anna", "x");
    await queue.flush();
    expect(queue.status.get().failed).toBe(1);
    await queue.flush(true);
    expect(queue.status.get()).toMatchObject({ failed: 0, saving: 0 });
  });

  it.each([false, true])(
    "waits as long as the service has asked for, also when all is sent again (%s)",
    async (isRetry) => {
      vi.useFakeTimers();
      try {
        const model = makeModel();
        const busy = new ApiError({ status: 503, typeOfError: "x", message: "x", saved: "no", retryAfter: 60 });
        const send = vi.fn().mockRejectedValueOnce(busy).mockResolvedValue([]);
        const queue = new PlacesQueue(model, { send, fetch: () => Promise.resolve([]) });
        put(model, "b", "anna", "x");
        await queue.flush();
        put(model, "b", "owner", "Normal");
        const flushed = queue.flush(isRetry);
        await vi.advanceTimersByTimeAsync(59_999);
        expect(send).toHaveBeenCalledOnce();
        expect(queue.status.get()).toMatchObject({ failed: 1, waiting: 1 });
        await vi.advanceTimersByTimeAsync(1);
        await flushed;
        expect(send).toHaveBeenCalledTimes(2);
        expect(queue.status.get()).toMatchObject({ failed: isRetry ? 0 : 1, waiting: 0 });
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it("tries again after the running save when a retry is requested during it", async () => {
    const model = makeModel();
    let confirm: (users: User[]) => void = () => undefined;
    const running = new Promise<User[]>((resolve) => (confirm = resolve));
    const send = vi.fn().mockRejectedValueOnce(failure(503)).mockReturnValueOnce(running).mockResolvedValue([]);
    const queue = new PlacesQueue(model, { send, fetch: () => Promise.resolve([]) });
    put(model, "b", "anna", "x");
    await queue.flush();
    put(model, "b", "owner", "Normal");
    const saved = queue.flush();
    void queue.flush(true);
    confirm([]);
    await saved;
    expect(send).toHaveBeenCalledTimes(3);
    expect(queue.status.get()).toMatchObject({ failed: 0, saving: 0, waiting: 0 });
  });
});
