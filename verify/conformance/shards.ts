import pg from "pg";
import type { RecordedStatement } from "@/service/testing/recorded-statements";

const IS_OF_COMPANY = /^\/Api\/v2\/(Company\/[^/?]|Agency\/[^/]+\/Company\/[^/?]|SieImport)/i;
/** Resources of an agency that read or change rows of all its companies, as its standards do too. */
const OF_ALL_COMPANIES = [
  "Activity",
  "Comment",
  "CompanyMonth",
  "CompanyStatus",
  "Finding",
  "FindingRulePreview",
  "KeyFigure",
  "KeyFigureData",
  "KeyFigurePreset",
  "KeyFigureValue",
  "PortfolioPreview",
].join("|");
const IS_OF_ALL_COMPANIES = new RegExp(
  `^/Api/v2/Agency/[^/?]+(/(${OF_ALL_COMPANIES}|(CompanyType/[^/]+/)?Standard\\w+)([/?].*)?)?$`,
  "i",
);
/** SQL statements that EXPLAIN accepts; the others change settings, or begin and end transactions. */
const IS_EXPLAINED = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * Says if a path concerns one company, whose rows are on one shard, as an import does; or all companies of an agency,
 * whose rows are on all shards; or neither.
 */
export function concernOf(path: string): "one company" | "all companies" | "neither" {
  if (IS_OF_COMPANY.test(path)) return "one company";
  return IS_OF_ALL_COMPANIES.test(path) ? "all companies" : "neither";
}

/** The SQL statements that run on more than one shard of a cluster, with the path of a request that sent them. */
export async function scattered(url: string, statements: Iterable<RecordedStatement>): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found: string[] = [];
    for (const { path, text, parameters } of statements) {
      if (!IS_EXPLAINED.test(text)) continue;
      const { rows } = await client.query<[string]>({ text: `explain ${text}`, values: parameters, rowMode: "array" });
      // Citus makes one task for each shard on which a statement runs.
      const tasks = rows.flatMap(([line]) => /Task Count: (\d+)/.exec(line)?.[1] ?? []);
      if (tasks.some((count) => Number(count) > 1)) found.push(`${path}: ${tasks.join(", ")} tasks: ${text}`);
    }
    return found;
  } finally {
    await client.end();
  }
}
