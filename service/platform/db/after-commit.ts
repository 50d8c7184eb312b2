import type { Db } from "./database";

type Transaction = Db["transaction"];

const waiting = new WeakMap<Db, (() => void)[]>();

/** Calls `run` after the commit when `db` is a transaction, else at once. */
export function afterCommit(db: Db, run: () => void): void {
  const list = waiting.get(db);
  if (list) list.push(run);
  else run();
}

/**
 * A database's own way to run transactions, with {@link afterCommit} for what happens in them. A nested transaction
 * waits for the outer one, and a function of one that is rolled back is never called.
 */
export function tellingCommits(transaction: Transaction): Transaction {
  return async (work, config) => {
    const list: (() => void)[] = [];
    const result = await transaction((tx) => work(listening(tx, list)), config);
    for (const run of list) run();
    return result;
  };
}

function listening<Given extends Db>(tx: Given, list: (() => void)[]): Given {
  const inner: Transaction = tx.transaction.bind(tx);
  waiting.set(tx, list);
  tx.transaction = async (work, config) => {
    const own: (() => void)[] = [];
    const result = await inner((savepoint) => work(listening(savepoint, own)), config);
    list.push(...own);
    return result;
  };
  return tx;
}
