import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { refreshAfterLast } from "./refresh-after-last";

function deferred() {
  let end: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = () => {
      reject(new Error("refused"));
    };
  });
  return { promise, end, fail };
}

/** Mutations of one kind whose requests end when the test says so, and the refresh of their lists. */
function start() {
  const client = new QueryClient();
  const refresh = vi.fn(() => Promise.resolve());
  const run = (key: string) => {
    const { promise, end, fail } = deferred();
    const observer = new MutationObserver<void, Error, { key: string }>(client, {
      mutationKey: ["things", key],
      mutationFn: () => promise,
      onSettled: (_data, _error, variables) => refreshAfterLast(client, ["things"], variables, refresh),
    });
    const done = observer.mutate({ key }).catch(() => undefined);
    return {
      done,
      end: () => {
        end();
        return done;
      },
      fail: () => {
        fail();
        return done;
      },
    };
  };
  return { run, refresh };
}

test("lists are refreshed with the last of the mutations that run, also when one fails", async () => {
  const { run, refresh } = start();
  const one = run("a");
  const two = run("b");
  const three = run("b");
  await one.end();
  await two.fail();
  expect(refresh).not.toHaveBeenCalled();
  await three.end();
  expect(refresh).toHaveBeenCalledOnce();
});

test("mutations that end at the same time refresh the lists", async () => {
  const { run, refresh } = start();
  const all = [run("a"), run("b")];
  await Promise.all(all.map(({ end }) => end()));
  expect(refresh).toHaveBeenCalled();
});

test("a mutation that ends while another waits for its refresh refreshes the lists again", async () => {
  const { run, refresh } = start();
  const fetching = deferred();
  refresh.mockReturnValueOnce(fetching.promise);
  const one = run("a");
  void one.end();
  await vi.waitUntil(() => refresh.mock.calls.length === 1);
  await run("b").end();
  expect(refresh).toHaveBeenCalledTimes(2);
  fetching.end();
  await one.done;
});
