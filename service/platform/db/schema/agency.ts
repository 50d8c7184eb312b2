import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ContactInfo } from "@/contract/companies/company";
import { instant } from "./columns";

export const agency = pgTable("agency", {
  shortName: text("short_name").primaryKey(),
  name: text("name").notNull(),
  numberOfLicences: integer("number_of_licences"),
  contactInfo: jsonb("contact_info").$type<ContactInfo>(),
  /** True if its users, and the users of its companies, need a second factor to sign in. */
  requireSecondFactor: boolean("require_second_factor").notNull().default(false),
  /** Colour of its letterhead, as #rrggbb. */
  colour: text("colour"),
  /** SHA-256 of its logo, which identifies a row of agency_logo. */
  logo: text("logo"),
  created: instant("created").notNull().defaultNow(),
});
