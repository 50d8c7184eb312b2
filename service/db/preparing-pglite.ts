import { PGlite, parse, protocol, type QueryOptions, type Results, type Transaction } from "@electric-sql/pglite";

/** How many statements are kept; the one not used for longest gives way to a new one. */
const MOST = 200;
/** Longer ones have many rows written out in them and hardly come again. Characters. */
const LONGEST = 20_000;
/** The characters of a text, or ten times the elements of a list, that a prepared plan is fit for. */
const LARGEST = 1_000;
const { serialize } = protocol;

type Messages = Awaited<ReturnType<PGlite["execProtocolStream"]>>;

interface Prepared {
  name: string;
  /** What the database says of its parameters and columns. */
  described: Messages;
  /** The types of its parameters, as the database numbers them. */
  types: number[];
}

/**
 * The embedded database, in which a statement that comes again is neither parsed nor planned again, and goes there and
 * back once instead of six times: PGlite itself prepares none, which took most of the time of a short one.
 */
export class PreparingPglite extends PGlite {
  private readonly prepared = new Map<string, Prepared>();
  private count = 0;

  override async query<T>(text: string, parameters?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    if (!comesAgain(text, parameters)) return super.query<T>(text, parameters, options);
    await this._checkReady();
    return this._runExclusiveTransaction(async () => {
      const results = await this.runPrepared<T>(text, parameters, options);
      await this.syncToFs();
      return results;
    });
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((tx) =>
      work({
        ...tx,
        get closed() {
          return tx.closed;
        },
        query: <Row>(text: string, parameters?: unknown[], options?: QueryOptions) =>
          tx.closed || !comesAgain(text, parameters)
            ? tx.query<Row>(text, parameters, options)
            : this.runPrepared<Row>(text, parameters, options),
      }),
    );
  }

  private runPrepared<T>(text: string, parameters?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this._runExclusiveQuery(async () => {
      const statement = await this.prepare(text);
      try {
        return await this.run<T>(statement, parameters, options);
      } catch (error) {
        // It may be for its plan, which no longer fits a changed table.
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
    const name = `statement ${++this.count}`;
    const described = await this.send(serialize.parse({ name, text }), serialize.describe({ type: "S", name }));
    const statement = { name, described, types: parse.parseDescribeStatementResults(described) };
    this.prepared.set(text, statement);
    if (this.prepared.size > MOST) await this.forget(this.prepared.keys().next().value!);
    return statement;
  }

  private async forget(text: string): Promise<void> {
    const { name } = this.prepared.get(text)!;
    this.prepared.delete(text);
    await this.send(serialize.close({ type: "S", name }));
  }

  private async run<T>(
    { name, described, types }: Prepared,
    parameters: unknown[] = [],
    options?: QueryOptions,
  ): Promise<Results<T>> {
    const values = parameters.map((value, i) =>
      value === null || value === undefined ? null : (this.serializers[types[i]!] ?? String)(value),
    );
    const answered = await this.send(serialize.bind({ statement: name, values }), serialize.execute({}));
    // Inherited, not copied as PGlite does: it knows hundreds of types.
    const parsers = Object.assign(Object.create(this.parsers) as typeof this.parsers, options?.parsers);
    const { rowMode = "object" } = options ?? {};
    return parse.parseResults([...described, ...answered], parsers, { rowMode })[0] as Results<T>;
  }

  /** Sends all at once. Throws the first error of the database. */
  private send(...parts: Uint8Array[]): Promise<Messages> {
    return this.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });
  }
}

/**
 * COPY of the bytes that PGlite takes and gives as a file is left to it, and so are lists of many values: a plan for
 * whatever may come is one for about ten, and with 60,000 it would not end.
 */
function comesAgain(text: string, parameters: unknown[] = []): boolean {
  return text.length <= LONGEST && !text.includes("/dev/blob") && parameters.every((value) => sizeOf(value) <= LARGEST);
}

function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length * 10;
  return typeof value === "string" ? value.length : 0;
}
