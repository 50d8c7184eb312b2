import { describe, expect, it } from "vitest";
import { WriteQueues, type WriteQueue } from "./write-queues";

/** Work that runs until the test ends it. */
class Work {
  begun = false;
  end!: () => void;
  readonly until = new Promise<void>((resolve) => (this.end = resolve));
  readonly run = async (): Promise<void> => {
    this.begun = true;
    await this.until;
  };
}

const company = (id: string): WriteQueue => ({ of: "company", id });
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));
const countBegun = (works: Work[]) => works.filter((work) => work.begun).length;

function start(queues: WriteQueues, queue: WriteQueue, count: number) {
  const works = Array.from({ length: count }, () => new Work());
  return { works, done: works.map((work) => queues.run(queue, work.run)) };
}

describe("writes of a company", () => {
  it("hold a quarter of the connections at most, and go on in their order", async () => {
    const queues = new WriteQueues(20);
    const { works, done } = start(queues, company("a"), 12);
    await nextTask();
    expect(works.map((work) => work.begun)).toEqual(works.map((_, i) => i < 5));
    works[3]!.end();
    works[0]!.end();
    await nextTask();
    expect(works.map((work) => work.begun)).toEqual(works.map((_, i) => i < 7));
    for (const work of works) work.end();
    await Promise.all(done);
  });

  it("do not wait for those of others until all together use three quarters of the connections", async () => {
    const queues = new WriteQueues(20);
    const first = start(queues, company("a"), 9);
    const second = start(queues, company("b"), 9);
    const third = start(queues, { of: "user", id: "a" }, 9);
    const fourth = start(queues, company("d"), 1);
    await nextTask();
    expect([first, second, third, fourth].map(({ works }) => countBegun(works))).toEqual([5, 5, 5, 0]);
    // The write that has waited longest comes first, which is another one of the first company.
    first.works[0]!.end();
    await nextTask();
    expect(countBegun(first.works)).toBe(6);
    for (const { works } of [first, second, third, fourth]) for (const work of works) work.end();
    await Promise.all([first, second, third, fourth].flatMap(({ done }) => done));
  });

  it("are refused when their turn does not come in time, and the line goes on without them", async () => {
    // Writes may have three of the four connections, those of one owner one, and wait for 50 ms.
    const queues = new WriteQueues(4, 50);
    const { works, done } = start(queues, company("a"), 2);
    await expect(done[1]).rejects.toMatchObject({ kind: "dataBusy", message: expect.stringContaining('"a" is busy') });
    const other = [company("b"), company("c")].map((queue) => start(queues, queue, 1));
    const late = start(queues, company("d"), 1);
    await expect(late.done[0]).rejects.toMatchObject({ kind: "busy" });
    expect(works[1]!.begun || late.works[0]!.begun).toBe(false);
    for (const work of [...works, ...other.flatMap((one) => one.works)]) work.end();
    await Promise.all([done[0], ...other.flatMap((one) => one.done)]);
    await queues.run(company("a"), () => Promise.resolve());
  });

  it("are refused at once when too many wait", async () => {
    const queues = new WriteQueues(4, 60_000);
    // One runs and 200 wait, which is the maximum.
    const { works, done } = start(queues, company("a"), 201);
    await expect(queues.run(company("a"), () => Promise.resolve())).rejects.toMatchObject({ kind: "dataBusy" });
    for (const work of works) work.end();
    await Promise.all(done);
  });

  it("release their place when they fail", async () => {
    const queues = new WriteQueues(4);
    for (let i = 0; i < 3; i++) {
      await expect(queues.run(company("a"), () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    }
    await queues.run(company("a"), () => Promise.resolve());
  });
});
