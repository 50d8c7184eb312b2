import { randomBytes } from "node:crypto";
import {
  agencyCompanyId,
  normalizeBusinessIdentityCode,
  writtenBusinessIdentityCode,
} from "@/contract/companies/company-ids";
import type { CompanyRole, UserType } from "@/contract/users/user-types";
import type { Db } from "../platform/db/database";
import { insertColumns } from "../platform/db/insert-columns";
import { agency, company, fiscalYear, user, userCompany } from "../platform/db/schema";

const TRADES = ["Bageri", "Åkeri", "Måleri", "Snickeri", "Café", "Tandläkare", "Redovisning"];
const PLACES = "Norrköping Örebro Umeå Älvsbyn Malmö Ystad Kiruna Gävle Åmål Visby Lund".split(" ");

/** Users are there before anything that a test dates. */
const ALREADY = new Date(0);

/** Inserts rows into a test's database. A method for one object returns its id; omitted values have usable defaults. */
export class Factory {
  private count = 0;
  constructor(private readonly db: Db) {}

  async agency(shortName = `agency${++this.count}`, values: Partial<typeof agency.$inferInsert> = {}): Promise<string> {
    await this.db.insert(agency).values({ shortName, name: `Agency ${shortName}`, ...values });
    return shortName;
  }

  /** Inserts a company of an agency; without an agency if `agencyId` is null. */
  async company(agencyId: string | null, values: Partial<typeof company.$inferInsert> = {}): Promise<string> {
    const code = values.businessIdentityCode ?? `556${String(++this.count).padStart(3, "0")}-0000`;
    const id = values.id ?? (agencyId === null ? code : agencyCompanyId(agencyId, code));
    await this.db.insert(company).values({
      name: `Company ${this.count}`,
      ...values,
      id,
      agencyId,
      businessIdentityCode: code,
      normalizedCode: normalizeBusinessIdentityCode(code),
    });
    return id;
  }

  /** Inserts many companies of an agency, named by trade and place; connects the users to all of them. */
  async companies(agencyId: string, count: number, connected: string[] = []): Promise<void> {
    const rows = Array.from({ length: count }, (_, i) => {
      const code = writtenBusinessIdentityCode(`559${String(i).padStart(7, "0")}`);
      const name = `${TRADES[i % TRADES.length]!} i ${PLACES[i % PLACES.length]!} ${i} AB`;
      return { id: agencyCompanyId(agencyId, code), code, name };
    });
    await insertColumns(
      this.db,
      "company",
      { agency_id: agencyId },
      [
        { column: "id", type: "text", of: ({ id }) => id },
        { column: "business_identity_code", type: "text", of: ({ code }) => code },
        { column: "normalized_code", type: "text", of: ({ code }) => normalizeBusinessIdentityCode(code) },
        { column: "name", type: "text", of: ({ name }) => name },
      ],
      rows,
    );
    for (const userName of connected) {
      await insertColumns(
        this.db,
        "user_company",
        { user_name: userName },
        [{ column: "company_id", type: "text", of: ({ id }) => id }],
        rows,
      );
    }
  }

  async user(type: UserType, values: Partial<typeof user.$inferInsert> = {}): Promise<string> {
    const userName = values.userName ?? `user${++this.count}`;
    await this.db.insert(user).values({ name: `Name of ${userName}`, created: ALREADY, ...values, userName, type });
    return userName;
  }

  /** Connects a user to a company; `role` is null for a consultant, to whom it is a client. */
  async connect(companyId: string, userName: string, role: CompanyRole | null = null): Promise<void> {
    await this.db.insert(userCompany).values({ companyId, userName, role });
  }

  async fiscalYear(companyId: string, values: Partial<typeof fiscalYear.$inferInsert> = {}): Promise<string> {
    const id = values.id ?? randomBytes(16).toString("hex");
    await this.db.insert(fiscalYear).values({
      firstDay: "2025-01-01",
      lastDay: "2025-12-31",
      chartOfAccountsId: "EUBAS97",
      currency: "SEK",
      lastLedgerDate: "2025-12-31",
      activePeriodLastUpdate: new Date("2026-01-20T08:00:00Z"),
      ...values,
      companyId,
      id,
    });
    return id;
  }
}
