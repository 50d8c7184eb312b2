import { randomBytes } from "node:crypto";
import { agencyCompanyId, normalizeBusinessIdentityCode } from "@/contract/ids";
import type { CompanyRole, UserType } from "@/contract/user";
import type { Db } from "../db/database";
import { agency, company, fiscalYear, user, userCompany } from "../db/schema";

/** Puts rows into a test's database; each method answers the id. Everything left out gets a plausible value. */
export class Factory {
  private count = 0;
  constructor(private readonly db: Db) {}

  async agency(shortName = `agency${++this.count}`, values: Partial<typeof agency.$inferInsert> = {}): Promise<string> {
    await this.db.insert(agency).values({ shortName, name: `Agency ${shortName}`, ...values });
    return shortName;
  }

  /** A company of an agency, or without one when `agencyId` is null. */
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

  async user(type: UserType, values: Partial<typeof user.$inferInsert> = {}): Promise<string> {
    const userName = values.userName ?? `user${++this.count}`;
    await this.db.insert(user).values({ name: `Name of ${userName}`, ...values, userName, type });
    return userName;
  }

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
