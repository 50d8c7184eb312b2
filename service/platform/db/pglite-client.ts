import {
  Mutex,
  parse,
  protocol,
  TransactionAbortedError,
  types,
  type PGlite,
  type QueryOptions,
  type Results,
} from "@electric-sql/pglite";
import type { Worker } from "node:worker_threads";
import { mapYielding, Yielder } from "../jobs/yielding";
import { startThread } from "../jobs/start-thread";
import { concatBytes } from "./concat-bytes";
import type { ThreadResponse, ThreadRequest, ThreadOptions } from "./pglite-thread";

/** Maximum number of prepared statements; the least recently used one is closed for a new one. */
const MAX_PREPARED = 200;
/** Maximum characters of a prepared statement; longer ones contain literal rows and hardly repeat. */
const MAX_PREPARED_LENGTH = 20_000;
/** Maximum size of a parameter of a prepared statement; a character of a text counts 1, an element of a list 10. */
const MAX_PARAMETER_SIZE = 1_000;
/** Bytes of a response that are parsed between two occasions to yield to the event loop. */
const PART = 64 * 1024;
const { serialize } = protocol;
const { DatabaseError, DataRowMessage } = protocol.messages;
/** The type byte `d` of a CopyData message, which contains rows for COPY. */
const COPY_DATA = 0x64;
/** The type byte `B` of a Bind message, which contains the parameters of a statement. */
const BIND = 0x42;

type DataRow = InstanceType<typeof DataRowMessage>;
type Messages = Awaited<ReturnType<PGlite["execProtocolStream"]>>;

interface Prepared {
  /** Empty for a statement that is parsed for one run, because it or a parameter is long. */
  name: string;
  /** The messages that describe its parameters and columns. */
  described: Messages;
  /** The OIDs of the types of its parameters. */
  parameterTypes: number[];
}

/** A transaction in progress. */
export interface PgliteTransaction {
  query<T>(text: string, parameters?: unknown[], options?: QueryOptions): Promise<Results<T>>;
  /** Runs a `COPY … FROM STDIN` with the concatenated `rows` as its input. */
  copyFrom(text: string, rows: Uint8Array[]): Promise<void>;
}

/**
 * Runs the embedded database in a separate thread, so that a long query does not block the event loop. Statements run
 * one after the other. Short ones are prepared at their first run, so that they are not parsed again (ADR 0053).
 * Drizzle uses it in place of a PGlite, of which it calls `query` and `transaction`.
 */
export class PgliteClient {
  /** Resolves when the database is open; rejects when it cannot be opened. */
  readonly waitReady: Promise<void>;
  private readonly thread: Worker;
  private readonly pending: { resolve: (response: Uint8Array | null) => void; reject: (error: Error) => void }[] = [];
  private isOpen = false;
  private ended: Error | null = null;
  /**
   * `turns` is locked by a transaction or a single statement; `statements` is locked by each statement, which may take
   * several round trips.
   */
  private readonly turns = new Mutex();
  private readonly statements = new Mutex();
  private readonly prepared = new Map<string, Prepared>();
  /** Number of statements that were prepared so far, for their names. */
  private preparedCount = 0;
  private readonly serializers = { ...types.serializers };
  private readonly parsers = { ...types.parsers };

  constructor(options: ThreadOptions = {}) {
    this.thread = startThread("../db/pglite-thread.ts", { workerData: options });
    this.thread.on("message", (response: ThreadResponse) => {
      const { resolve, reject } = this.pending.shift()!;
      if (response instanceof Error) reject(response);
      else resolve(response);
    });
    let cause: unknown;
    this.thread.on("error", (error) => (cause = error));
    this.thread.on("exit", () => {
      const unexpected = this.ended === null;
      this.ended ??= new Error("the thread of the embedded database has ended", { cause });
      for (const { reject } of this.pending.splice(0)) reject(this.ended);
      // Nothing catches this error, so it ends the process, which cannot work without the database.
      if (unexpected && this.isOpen) throw this.ended;
    });
    this.waitReady = this.open();
  }

  /** Runs one statement with its parameters. Throws the error of the database. */
  async query<T>(text: string, parameters?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this.turns.runExclusive(() => this.run<T>(text, parameters, options));
  }

  /** Runs statements without parameters in one transaction. */
  async exec(text: string): Promise<Results[]> {
    return this.turns.runExclusive(() => this.runSimple(serialize.query(text)));
  }

  /** Runs `work` in a transaction; commits it, or rolls it back if `work` throws. */
  async transaction<T>(work: (tx: PgliteTransaction) => Promise<T>): Promise<T> {
    return this.turns.runExclusive(async () => {
      let closed = false;
      const requireOpen = () => {
        if (closed) throw new Error("the transaction is closed");
      };
      const tx: PgliteTransaction = {
        query: async (text, parameters, options) => {
          requireOpen();
          return this.run(text, parameters, options);
        },
        copyFrom: async (text, rows) => {
          requireOpen();
          await this.runSimple(serialize.query(text), ...rows.flatMap(copyData), serialize.copyDone());
        },
      };
      await this.runSimple(serialize.query("begin"));
      let result: T;
      try {
        result = await work(tx);
      } catch (error) {
        closed = true;
        await this.runSimple(serialize.query("rollback"));
        throw error;
      }
      closed = true;
      const [committed] = await this.runSimple(serialize.query("commit"));
      if (committed!.command === "ROLLBACK") throw new TransactionAbortedError();
      return result;
    });
  }

  /** Returns the data directory as a tar file. */
  async dumpDataDir(): Promise<Blob> {
    return this.turns.runExclusive(async () => new Blob([(await this.ask("dump")) as Uint8Array<ArrayBuffer>]));
  }

  /** Waits for all earlier statements and transactions, then ends the thread; later ones are rejected. */
  async close(): Promise<void> {
    await this.turns.runExclusive(async () => {
      if (this.ended) return;
      const exit = new Promise((resolve) => this.thread.once("exit", resolve));
      const closed = this.ask("close");
      this.ended = new Error("the embedded database is closed");
      await Promise.all([closed, exit]);
    });
  }

  private async open(): Promise<void> {
    try {
      // The thread sends its first message unasked, when the database is open.
      await new Promise((resolve, reject) => this.pending.push({ resolve, reject }));
      await this.registerArrayTypes();
      this.isOpen = true;
    } catch (error) {
      this.ended ??= error as Error;
      await this.thread.terminate();
      throw error;
    }
  }

  /** Registers serializers and parsers of array types, whose element types are read from the database. */
  private async registerArrayTypes(): Promise<void> {
    const lists = await this.run<{ list: number; element: number }>(
      "select typarray::int as list, oid::int as element from pg_type where typarray <> 0",
    );
    for (const { list, element } of lists.rows) {
      const [serializer, parser] = [types.serializers[element], types.parsers[element]];
      this.serializers[list] = (value) => types.arraySerializer(value, serializer, list);
      this.parsers[list] = (value) => types.arrayParser(value, parser ?? String, list) as unknown;
    }
  }

  private run<T>(text: string, parameters: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    return this.statements.runExclusive(async () => {
      if (!isWorthPreparing(text, parameters)) return this.bind<T>(await this.describe("", text), parameters, options);
      const statement = await this.prepare(text);
      try {
        return await this.bind<T>(statement, parameters, options);
      } catch (error) {
        // The plan may no longer match a changed table.
        await this.forget(text);
        throw error;
      }
    });
  }

  private async prepare(text: string): Promise<Prepared> {
    const known = this.prepared.get(text);
    if (known) {
      this.prepared.delete(text);
      this.prepared.set(text, known);
      return known;
    }
    const statement = await this.describe(`statement ${++this.preparedCount}`, text);
    this.prepared.set(text, statement);
    if (this.prepared.size > MAX_PREPARED) await this.forget(this.prepared.keys().next().value!);
    return statement;
  }

  private async describe(name: string, text: string): Promise<Prepared> {
    const messages = [serialize.parse({ name, text }), serialize.describe({ type: "S", name }), serialize.sync()];
    const described = await this.sendAndReceive(messages);
    return { name, described, parameterTypes: parse.parseDescribeStatementResults(described) };
  }

  private async forget(text: string): Promise<void> {
    const { name } = this.prepared.get(text)!;
    this.prepared.delete(text);
    await this.sendAndReceive([serialize.close({ type: "S", name }), serialize.sync()]);
  }

  private async bind<T>(
    { name, described, parameterTypes }: Prepared,
    parameters: unknown[],
    options?: QueryOptions,
  ): Promise<Results<T>> {
    const values = parameters.map((value, i) =>
      value === null || value === undefined ? null : (this.serializers[parameterTypes[i]!] ?? String)(value),
    );
    const messages = [bindMessage(name, values), serialize.execute({}), serialize.sync()];
    const response = await this.sendAndReceive(messages);
    return this.read<T>(described, response, options);
  }

  /** Reads the result of one statement, yielding to the event loop during long ones. */
  private async read<T>(described: Messages, response: Messages, options: QueryOptions = {}): Promise<Results<T>> {
    const isRow = (message: Messages[number]): message is DataRow => message instanceof DataRowMessage;
    // The result without its rows.
    const [result] = parse.parseResults([...described, ...response.filter((message) => !isRow(message))], this.parsers);
    const readers = result!.fields.map(({ name, dataTypeID }) => {
      const parser = options.parsers?.[dataTypeID] ?? this.parsers[dataTypeID] ?? String;
      return { name, value: (text: string | null): unknown => (text === null ? null : parser(text, dataTypeID)) };
    });
    const rows = await mapYielding(response.filter(isRow), ({ fields }) =>
      options.rowMode === "array"
        ? fields.map((text, i) => readers[i]!.value(text))
        : Object.fromEntries(fields.map((text, i) => [readers[i]!.name, readers[i]!.value(text)])),
    );
    return { ...result!, rows: rows as T[] };
  }

  private runSimple(...messages: Uint8Array[]): Promise<Results[]> {
    return this.statements.runExclusive(async () =>
      parse.parseResults(await this.sendAndReceive(messages), this.parsers),
    );
  }

  /** Sends all messages in one request. Throws the first error of the database. */
  private async sendAndReceive(sent: Uint8Array[]): Promise<Messages> {
    const response = await this.ask(concatBytes(sent));
    const messages: Messages = [];
    let error: Error | undefined;
    const parser = new protocol.Parser();
    const yielder = new Yielder();
    for (let from = 0; from < response!.length; from += PART) {
      parser.parse(response!.subarray(from, from + PART), (message) => {
        if (message instanceof DatabaseError) error ??= message;
        messages.push(message);
      });
      if (yielder.shouldYield) await yielder.yield();
    }
    if (error) throw error;
    return messages;
  }

  private ask(request: ThreadRequest): Promise<Uint8Array | null> {
    return new Promise((resolve, reject) => {
      if (this.ended) {
        reject(this.ended);
        return;
      }
      this.pending.push({ resolve, reject });
      this.thread.postMessage(request, request instanceof Uint8Array ? [request.buffer] : []);
    });
  }
}

/** Builds the Bind message with all parameters as text, copying long ones fewer times than PGlite's writer. */
function bindMessage(statement: string, values: readonly (string | null)[]): Uint8Array {
  const texts = values.map((value) => (value === null ? null : Buffer.from(value)));
  const name = Buffer.from(`\0${statement}\0`);
  const bodyLength = texts.reduce((sum, text) => sum + 4 + (text?.length ?? 0), name.length + 6);
  // Two counts of format codes stay 0, before the values and at the end: parameters and results are texts.
  const message = Buffer.alloc(1 + 4 + bodyLength);
  message[0] = BIND;
  message.writeUInt32BE(4 + bodyLength, 1);
  let at = 5 + name.copy(message, 5) + 2;
  at = message.writeUInt16BE(values.length, at);
  for (const text of texts) {
    at = message.writeInt32BE(text?.length ?? -1, at);
    if (text) at += text.copy(message, at);
  }
  return message;
}

function copyData(rows: Uint8Array): Uint8Array[] {
  const head = Buffer.alloc(5);
  head[0] = COPY_DATA;
  head.writeUInt32BE(rows.length + 4, 1);
  return [head, rows];
}

/**
 * Returns false for a long statement, and for large parameters: a prepared statement may get a generic plan, which
 * assumes about ten elements in a list and would be far too slow for 60,000.
 */
function isWorthPreparing(text: string, parameters: unknown[]): boolean {
  return text.length <= MAX_PREPARED_LENGTH && parameters.every((value) => sizeOf(value) <= MAX_PARAMETER_SIZE);
}

function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length * 10;
  return typeof value === "string" ? value.length : 0;
}
