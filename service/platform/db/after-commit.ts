import type { Db } from "./database";

type Transaction = Db["transaction"];

const callbacks = new WeakMap<Db, (() => void)[]>();

/** Calls `run` after the commit if `db` is a transaction, otherwise at once. */
export function afterCommit(db: Db, run: () => void): void {
  const list = callbacks.get(db);
  if (list) list.push(run);
  else run();
}

/**
 * Wraps the `transaction` method of a database, so that {@link afterCommit} works inside it. Callbacks of a nested
 * transaction wait for the outer one, and callbacks of a rolled back transaction are never called.
 */
export function withCommitCallbacks(transaction: Transaction): Transaction {
  return async (work, config) => {
    const list: (() => void)[] = [];
    const result = await transaction((tx) => work(collecting(tx, list)), config);
    for (const run of list) run();
    return result;
  };
}

function collecting<Tx extends Db>(tx: Tx, list: (() => void)[]): Tx {
  const inner: Transaction = tx.transaction.bind(tx);
  callbacks.set(tx, list);
  tx.transaction = async (work, config) => {
    const own: (() => void)[] = [];
    const result = await inner((savepoint) => work(collecting(savepoint, own)), config);
    list.push(...own);
    return result;
  };
  return tx;
}
