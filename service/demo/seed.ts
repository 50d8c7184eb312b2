import type * as z from "zod";
import { KEY_FIGURE_COMMENT } from "@/contract/comments";
import { addDays, type CalendarDay } from "@/contract/calendar";
import { agencyCompanyId } from "@/contract/companies/company-ids";
import type { UserCreate } from "@/contract/users/user";
import { checkNoSecret } from "../platform/auth/secret-verifier";
import type { RequestContext, Principal, ReadBody } from "../platform/request-context";
import { allowLongWork } from "../platform/db/limit-connection";
import type { Db } from "../platform/db/database";
import { lockInstallation } from "../platform/db/locks";
import { agency, company, user } from "../platform/db/schema";
import { noKeyring } from "../platform/encryption/keyring";
import { NOWHERE } from "../platform/audit/security-events";
import { createAgency } from "../features/agencies/create-agency";
import { createComment } from "../features/comments/create-comment";
import { createReply } from "../features/comments/create-reply";
import { updateQuestion } from "../features/comments/update-question";
import { createCompanyType } from "../features/companies/create-company-type";
import { createAgencyCompany } from "../features/companies/create-company";
import { updateKeyFigureData } from "../features/inputs/update-key-figure-data";
import { createPreset } from "../features/presets/create-preset";
import { storeFiguresOnce } from "../features/portfolio/store-figures";
import { updatePreset } from "../features/presets/update-preset";
import { updateTargets } from "../features/targets/update-targets";
import { importSie } from "../features/imports/import-sie";
import { fileInBody } from "../features/imports/receive-file";
import { createPeriodReport } from "../features/reports/create-period-report";
import { createUser } from "../features/users/create-user";
import { COMPANY_PLANS, type CompanyPlan } from "./company-plans";
import type { DemoComment, DemoQuestion } from "./demo-comments";
import { DEMO_COMPANY_TYPES, demoCompanyTypeId } from "./demo-company-types";
import { demoMyKeyFigures, demoOwnPreset } from "./demo-presets";
import { demoMonthlyReport, demoReport } from "./demo-report";
import { demoTargets } from "./demo-targets";
import { DEMO_AGENCY, firstDemoDay, generateDemo, type DemoCompany, type DemoFiscalYear } from "./generate";
import { demoUsers } from "./people";

export interface SeedOptions {
  /** Password of all the demo's users. */
  password: string;
  now: Date;
  /** Prints progress. */
  say: (line: string) => void;
  /** Aborts between two companies; then nothing is stored. */
  signal?: AbortSignal | undefined;
  /** The companies to create; by default all companies of the demo. */
  plans?: readonly CompanyPlan[];
}

/** Days from the end of a month until its books are imported. */
const DAYS_TO_BOOK = 11;
/** Days from the end of a fiscal year until its report is published. */
const DAYS_TO_REPORT = 40;
/** Days from the end of a month until its report is written, a day after the comments. */
const DAYS_TO_MONTHLY_REPORT = 15;

/**
 * Fills an empty database with the demo in one transaction, by use cases on behalf of the demo users. The agency, its
 * company types and the users are made on behalf of an administrator who is not stored as a user.
 * @returns false if the database was not empty
 */
export async function seedDemo(db: Db, options: SeedOptions): Promise<boolean> {
  return db.transaction(async (tx) => {
    await allowLongWork(tx);
    await lockInstallation(tx, "seed");
    const agencies = await tx.$count(agency);
    const companies = await tx.$count(company);
    const users = await tx.$count(user);
    if (agencies + companies + users > 0) return false;
    await fill(tx, options);
    return true;
  });
}

async function fill(tx: Db, { password, now, say, signal, plans = COMPANY_PLANS }: SeedOptions): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const contextOf = (user: Principal, day = today): RequestContext => {
    const morning = new Date(`${day}T08:00:00Z`);
    return {
      db: tx,
      keyring: noKeyring,
      user,
      now: morning < now ? morning : now,
      origin: NOWHERE,
      checkSecret: checkNoSecret,
      credential: { kind: "server" },
      ifMatch: null,
      // The agency is Swedish: a report keeps its figures' names in its author's language.
      language: "sv",
    };
  };
  // Anything older than a user would be an earlier user's of the same name.
  const created = new Date(firstDemoDay(today));
  const principal = ({ userName, name, type, agencyId }: UserCreate): Principal => {
    return { userName, name, type, agencyId: agencyId ?? null, language: null, created };
  };
  const administrator = contextOf(principal({ userName: "demo", name: "Demo", type: "Administrator" }));
  const addUser = (user: UserCreate) => createUser({ ...administrator, now: created }, undefined, body(user));
  const companyIds = plans.map((plan) => agencyCompanyId(DEMO_AGENCY.shortName, plan.businessIdentityCode));
  const [director, consultant, ...companyUsers] = demoUsers(companyIds, password);
  const comments = new Map<string, DemoComment[]>();
  const latestYears: DemoFiscalYear[] = [];
  let questionsOfFirst: DemoQuestion[] = [];

  await createAgency(administrator, undefined, body(DEMO_AGENCY));
  for (const type of DEMO_COMPANY_TYPES) await createCompanyType(administrator, DEMO_AGENCY.shortName, body(type));
  await addUser(director);
  for (const demo of generateDemo(today, plans)) {
    signal?.throwIfAborted();
    say(`Filling the demo: ${comments.size + 1} of ${plans.length}, ${demo.plan.name}`);
    const id = await storeFiguresOnce(tx, () => fillCompany(demo, (day) => contextOf(principal(director), day)));
    comments.set(id, demo.comments);
    latestYears.push(demo.years.at(-1)!);
    // The first company is the only one that the owner sees.
    if (id === companyIds[0]) questionsOfFirst = demo.questions;
  }
  for (const user of [consultant, ...companyUsers]) await addUser(user);
  for (const [id, ofCompany] of comments) {
    const author = consultant.customers?.includes(id) ? consultant : director;
    for (const { written, ...comment } of ofCompany) {
      await createComment(contextOf(principal(author), written), id, body({ ...comment, type: KEY_FIGURE_COMMENT }));
    }
  }
  // The monthly report of the first company is published, that of the second is a draft.
  for (const [i, year] of latestYears.slice(0, 2).entries()) {
    const writing = contextOf(principal(consultant), addDays(year.through, DAYS_TO_MONTHLY_REPORT));
    await createPeriodReport(writing, companyIds[i]!, body(demoMonthlyReport(year, i === 0)));
  }
  const [owner] = companyUsers;
  for (const { written, reply, ...question } of questionsOfFirst) {
    const asked = body({ ...question, type: KEY_FIGURE_COMMENT, isQuestion: true });
    const { id } = await createComment(contextOf(principal(owner!), written), companyIds[0]!, asked);
    if (reply === undefined) continue;
    const answering = contextOf(principal(consultant), addDays(written, 1));
    await createReply(answering, companyIds[0]!, id, body({ message: reply }));
    await updateQuestion(answering, companyIds[0]!, id, body({ isResolved: true }));
  }
}

/**
 * Creates a company with its books and all that the agency has made of them, except comments and monthly reports.
 * @param by makes the context of the agency's director on a day, by default today
 * @returns the company's id
 */
async function fillCompany({ plan, years }: DemoCompany, by: (day?: CalendarDay) => RequestContext): Promise<string> {
  const agencyId = DEMO_AGENCY.shortName;
  const { id } = await createAgencyCompany(
    by(years[0]!.start),
    agencyId,
    undefined,
    body({
      businessIdentityCode: plan.businessIdentityCode,
      name: plan.name,
      contactInfo: plan.contact,
      companyTypeId: demoCompanyTypeId(plan),
    }),
  );
  for (const { sie, keyFigureData, through } of years) {
    const context = by(addDays(through, DAYS_TO_BOOK));
    const { success, errors, summary } = await importSie(context, agencyId, fileInBody(body({ data: sie })));
    if (!success) throw new Error(`the demo's books of ${plan.name} were refused: ${errors[0]?.explanation ?? ""}`);
    await updateKeyFigureData(context, id, summary!.fiscalYear!.id!, body(keyFigureData));
  }
  await updatePreset(by(), id, "MyKeyFigures", body({ keyFigureTypes: demoMyKeyFigures(plan) }));
  await updateTargets(by(), id, body(years.flatMap(demoTargets)));
  const closed = years.at(-2);
  if (closed) await createPeriodReport(by(addDays(closed.end, DAYS_TO_REPORT)), id, body(demoReport(closed)));
  const own = demoOwnPreset(plan);
  if (own) await createPreset(by(), id, undefined, body(own));
  return id;
}

/** Validates a body with the schemas of requests. */
function body(value: unknown): ReadBody {
  return <T>(schema: z.ZodType<T>) => Promise.resolve(schema.parse(value));
}
