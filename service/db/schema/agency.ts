import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ContactInfo } from "../../../contract/company";
import { instant } from "./columns";

export const agency = pgTable("agency", {
  shortName: text("short_name").primaryKey(),
  name: text("name").notNull(),
  numberOfLicences: integer("number_of_licences"),
  contactInfo: jsonb("contact_info").$type<ContactInfo>(),
  created: instant("created").notNull().defaultNow(),
});
