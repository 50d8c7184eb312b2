import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ContactInfo } from "@/contract/companies/company";
import { agency } from "./agency";
import { instant } from "./columns";

export const company = pgTable(
  "company",
  {
    id: text("id").primaryKey(),
    agencyId: text("agency_id").references(() => agency.shortName),
    businessIdentityCode: text("business_identity_code").notNull(),
    /** `normalizeBusinessIdentityCode` of the code: the form in which codes are compared. */
    normalizedCode: text("normalized_code").notNull(),
    name: text("name").notNull(),
    /** Any text that a program has sent with the company; unrelated to `companyTypeId`. */
    typeOfCompany: text("type_of_company").notNull().default("Company"),
    contactInfo: jsonb("contact_info").$type<ContactInfo>(),
    companyTypeId: text("company_type_id"),
    created: instant("created").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("company_code_in_agency")
      .on(table.agencyId, table.normalizedCode)
      .where(sql`agency_id is not null`),
    index("company_code").on(table.normalizedCode),
  ],
);
