import { sql } from "drizzle-orm";
import type { Db } from "@/service/platform/db/database";
import { rowsOf } from "@/service/platform/db/statements";
import { ROWS, VOUCHERS, type Versions, type Written } from "./writers";

export type Get = (path: string) => Promise<unknown>;

/** Lists acknowledged writes that are lost, writes done in part or twice, and versions that were never sent. */
export async function findLost(get: Get, { company, comments, rows, books }: Written): Promise<string[]> {
  const base = `Company/${company.companyId}`;
  const problems: string[] = [];

  const shown = ((await get(`${base}/Comment`)) as { message: string }[]).map(({ message }) => message);
  for (const [message, isAcknowledged] of comments) {
    const times = shown.filter((one) => one === message).length;
    if (isAcknowledged && times === 0) problems.push(`the acknowledged comment ${message} is lost`);
    if (times > 1) problems.push(`the comment ${message} is there ${times} times`);
  }

  const year2024 = `${base}/FiscalYear/${company.fiscalYearId}`;
  const values = ((await get(`${year2024}/KeyFigureData`)) as { value: number }[]).map(({ value }) => value);
  problems.push(...problemsOf("key figure data", values, ROWS, rows));

  const years = (await get(`${base}/FiscalYear`)) as { id: string; start: string }[];
  const year2025 = years.find(({ start }) => start.startsWith("2025"));
  const ledger = (year2025 && (await get(`${base}/FiscalYear/${year2025.id}/Account/1930/Voucher?limit=1000`))) as
    | { rows: { amount: number }[] }
    | undefined;
  // The ledger has öre, and the imported files have kronor.
  const amounts = ledger?.rows.map(({ amount }) => amount / 100) ?? [];
  problems.push(...problemsOf("an import", amounts, VOUCHERS, books));
  return problems;
}

function problemsOf(label: string, values: number[], whole: number, { sent, acknowledged }: Versions): string[] {
  const version = values[0] ?? 0;
  if (values.some((value) => value !== version) || (values.length !== whole && values.length !== 0)) {
    return [`${label} is half done: ${values.length} of ${whole} rows, versions ${[...new Set(values)].join(", ")}`];
  }
  if (version < acknowledged) return [`${label} is lost: version ${acknowledged} acknowledged, ${version} there`];
  return version > sent ? [`${label} has a version that was never sent: ${version} of ${sent}`] : [];
}

/**
 * Lists comments without exactly one audit entry, audit entries without their comment, and idempotency keys stored
 * without a response.
 */
export async function findHalfDone(db: Db): Promise<string[]> {
  const [counts] = rowsOf<Record<string, string | number>>(
    await db.execute(sql`select
      (select count(*) from comment c where not exists (select 1 from audit_entry a
        where a.company_id = c.company_id and a.action = 'create' and a.resource_id = c.id::text)) as "comments without their audit entry",
      (select count(*) from audit_entry a where a.resource = 'Comment' and a.action = 'create' and not exists (select 1
        from comment c where c.company_id = a.company_id and c.id::text = a.resource_id)) as "audit entries without their comment",
      (select count(*) from (select resource_id from audit_entry where resource = 'Comment' and action = 'create'
        group by company_id, resource_id having count(*) > 1) as twice) as "comments with two audit entries",
      (select count(*) from idempotent_answer where answer is null) as "keys without an answer"`),
  );
  return Object.entries(counts!).flatMap(([what, count]) => (Number(count) === 0 ? [] : [`${count} ${what}`]));
}
