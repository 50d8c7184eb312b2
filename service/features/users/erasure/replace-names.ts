import { and, eq, inArray, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { writeWire } from "@/contract/wire";
import type { Db } from "../../../platform/db/database";
import {
  auditEntry,
  comment,
  commentReply,
  document,
  findingAnswer,
  importBatch,
  importBatchFile,
  importedFile,
  keyFigureFormula,
  mail,
  periodReport,
  reportLink,
  reportSchedule,
  standard,
  standardVersion,
  storedFigures,
  user,
} from "../../../platform/db/schema";
import { rowsOf } from "../../../platform/db/statements";
import type { ErasedPerson } from "./erased-person";

/**
 * Replaces the person's names in what they wrote and did. Call it while the audit log still has their user name, and
 * before the user is deleted.
 */
export async function replaceNames(tx: Db, person: ErasedPerson): Promise<void> {
  const { userName, pseudonym } = person;
  await tx
    .update(comment)
    .set({ author: pseudonym, authorUserName: pseudonym })
    .where(eq(comment.authorUserName, userName));
  await tx
    .update(comment)
    .set({ assignee: pseudonym, assigneeUserName: pseudonym })
    .where(eq(comment.assigneeUserName, userName));
  await tx
    .update(comment)
    .set({ resolvedBy: pseudonym })
    .where(isNameOf(person, comment.resolvedBy, wrote("Comment", comment.companyId, comment.id, userName)));
  await tx
    .update(commentReply)
    .set({ author: pseudonym, authorUserName: pseudonym })
    .where(eq(commentReply.authorUserName, userName));
  await tx
    .update(findingAnswer)
    .set({ answeredBy: pseudonym })
    .where(
      isNameOf(
        person,
        findingAnswer.answeredBy,
        wrote("FindingAnswer", findingAnswer.companyId, findingAnswer.findingId, userName),
      ),
    );
  await tx
    .update(keyFigureFormula)
    .set({ changedBy: pseudonym })
    .where(
      isNameOf(
        person,
        keyFigureFormula.changedBy,
        wrote("KeyFigureFormula", keyFigureFormula.companyId, keyFigureFormula.id, userName),
      ),
    );
  await replaceInReports(tx, person);
  await replaceInStandards(tx, person);
  await replaceInImports(tx, person);
  await replaceInMails(tx, person);
}

/** Replaces the name in versions of standards, and in the content of formulas, which has the name too. */
async function replaceInStandards(tx: Db, person: ErasedPerson): Promise<void> {
  const { userName, pseudonym } = person;
  // In a query of its own: on Citus, an update of standards, which are on every node, cannot read the audit log.
  const own = rowsOf<{ agency: string; at: string }>(
    await tx.execute(sql`
      select distinct own.agency_id as agency, own.at::text as at from ${auditEntry} as own
      join ${standardVersion} on own.agency_id = ${standardVersion.agencyId} and own.at = ${standardVersion.changed}
      where own.user_name = ${userName}`),
  );
  const renamed = (content: PgColumn) => sql`jsonb_set(${content}, '{changedBy}', to_jsonb(${pseudonym}::text), false)`;
  await tx
    .update(standardVersion)
    .set({ changedBy: pseudonym, content: renamed(standardVersion.content) })
    .where(
      isNameOf(
        person,
        standardVersion.changedBy,
        sql`(${standardVersion.agencyId}, ${standardVersion.changed}) in (select * from unnest(
          ${sql.param(own.map(({ agency }) => agency))}::text[], ${sql.param(own.map(({ at }) => at))}::timestamptz[]))`,
      ),
    );
  // The author in a standard's content is the person if a version that has just been renamed has the same content.
  const isRenamed = sql`exists (select 1 from ${standardVersion} as version
    where version.agency_id = ${standard.agencyId} and version.company_type_id = ${standard.companyTypeId}
      and version.kind = ${standard.kind} and version.id = ${standard.id}
      and version.content = ${renamed(standard.content)} and version.changed_by = ${pseudonym})`;
  await tx
    .update(standard)
    .set({ content: renamed(standard.content) })
    .where(and(sql`${standard.content}->>'changedBy' is not null`, isRenamed));
}

/** Deletes mails with links for the person and mails to their address, and replaces them as the sender of others. */
async function replaceInMails(tx: Db, { userName, pseudonym }: ErasedPerson): Promise<void> {
  const [own] = await tx.select({ email: user.email }).from(user).where(eq(user.userName, userName));
  await tx
    .delete(mail)
    .where(
      or(
        and(ne(mail.kind, "report"), eq(mail.about, userName)),
        own?.email ? sql`lower(${mail.recipient}) = ${own.email.toLowerCase()}` : undefined,
      ),
    );
  await tx
    .update(mail)
    .set({ createdBy: pseudonym, createdByUserName: pseudonym })
    .where(eq(mail.createdByUserName, userName));
}

async function replaceInReports(tx: Db, person: ErasedPerson): Promise<void> {
  const isWriter = wrote("PeriodReport", periodReport.companyId, periodReport.id, person.userName);
  await tx
    .update(periodReport)
    .set({ author: person.pseudonym })
    .where(isNameOf(person, periodReport.author, isWriter));
  // The pseudonym is no user, so the schedule's next runs fail and say why.
  await tx.update(reportSchedule).set({ actor: person.pseudonym }).where(eq(reportSchedule.actor, person.userName));
  await tx
    .update(reportLink)
    .set({ createdBy: person.pseudonym, createdByUserName: person.pseudonym })
    .where(eq(reportLink.createdByUserName, person.userName));
  const by = sql`${periodReport.recall}->>'by'`;
  await tx
    .update(periodReport)
    .set({ recall: sql`jsonb_set(${periodReport.recall}, '{by}', to_jsonb(${person.pseudonym}::text))` })
    .where(isNameOf(person, by, isWriter));
  // Authors of the report and of its comments in the frozen content. A name that several users have stays.
  for (const name of [person.userName, ...person.names].filter((own) => !person.shared.has(own))) {
    for (const naming of [authorMember, authorPart]) {
      const written = naming(name);
      await tx
        .update(periodReport)
        .set({ content: sql`replace(${periodReport.content}, ${written}, ${naming(person.pseudonym)})` })
        .where(sql`strpos(${periodReport.content}, ${written}) > 0`);
    }
  }
  // The PDFs keep the published name, so they no longer match the reports.
  await tx
    .update(document)
    .set({ superseded: sql`now()` })
    .where(and(isNull(document.superseded), isPdfOfTheirs(person)));
}

/** The condition for archived PDFs that still name the person, of reports that now have the pseudonym. */
export function isPdfOfTheirs({ pseudonym }: ErasedPerson): SQL {
  return sql`exists (select 1 from ${periodReport}
    where ${periodReport.companyId} = ${document.companyId} and ${periodReport.id} = ${document.reportId}
      and (${periodReport.author} = ${pseudonym} or strpos(${periodReport.content}, ${authorMember(pseudonym)}) > 0))`;
}

/** The author member in the wire format. It cannot match inside a text, where quotation marks are escaped. */
function authorMember(name: string): string {
  return `"author":${writeWire(name)}`;
}

/** The part of a text that replaced `{author}`, in the wire format, its members in the order of `textPartSchema`. */
function authorPart(name: string): string {
  return `"text":${writeWire(name)},"word":"author"`;
}

async function replaceInImports(tx: Db, { userName, pseudonym }: ErasedPerson): Promise<void> {
  const by = { importedBy: pseudonym };
  await tx.update(importedFile).set(by).where(eq(importedFile.importedBy, userName));
  await tx.update(storedFigures).set(by).where(eq(storedFigures.importedBy, userName));
  await tx.update(importBatch).set({ createdBy: pseudonym }).where(eq(importBatch.createdBy, userName));
  await tx.update(importBatchFile).set({ receivedFrom: pseudonym }).where(eq(importBatchFile.receivedFrom, userName));
  await tx.update(importBatchFile).set({ actor: pseudonym }).where(eq(importBatchFile.actor, userName));
}

/** The condition that a name in a column is the person's. For a name that other users have too, `isTheirs` decides. */
function isNameOf({ userName, names, shared }: ErasedPerson, column: PgColumn | SQL, isTheirs: SQL): SQL | undefined {
  const own = [userName, ...names].filter((name) => !shared.has(name));
  return or(inArray(column as PgColumn, own), and(inArray(column as PgColumn, [...shared]), isTheirs));
}

/** The condition that the person has an audit entry for the object. */
function wrote(resource: string, companyId: PgColumn, id: PgColumn, userName: string): SQL {
  return sql`exists (select 1 from ${auditEntry} as own where own.company_id = ${companyId}
    and own.resource = ${resource} and own.resource_id = ${id}::text and own.user_name = ${userName})`;
}
