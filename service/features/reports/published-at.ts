import { sql, type SQL } from "drizzle-orm";
import { document, periodReport } from "../../platform/db/schema";

/**
 * The time of publication of a published report, as SQL: `asOf` of its frozen content. A report without blocks has no
 * content: it has the time of its first PDF in the archive since it was last recalled or, if there is none, of its
 * creation.
 */
export function publishedAt(): SQL {
  // The content is no JSON for PostgreSQL, as it may have Infinity; its first `asOf` is the content's own.
  return sql`coalesce(
    substring(${periodReport.content} from '"asOf":"([^"]+)"')::timestamp at time zone 'UTC',
    (select min(${document.created}) from ${document}
      where ${document.companyId} = ${periodReport.companyId} and ${document.reportId} = ${periodReport.id}
        and (${periodReport.recall} is null
          or ${document.created} >= (${periodReport.recall} ->> 'at')::timestamp at time zone 'UTC')),
    ${periodReport.created})`;
}
