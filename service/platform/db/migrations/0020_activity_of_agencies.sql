ALTER TABLE "audit_entry" ADD COLUMN "agency_id" text;--> statement-breakpoint
UPDATE "audit_entry" SET "agency_id" = substring("company_id" from '^a-([a-z0-9_]{1,63})-') WHERE "company_id" <> '';--> statement-breakpoint
UPDATE "audit_entry" SET "agency_id" = "agency"."short_name" FROM "agency" WHERE "audit_entry"."resource" = 'Agency' AND "audit_entry"."resource_id" = "agency"."short_name";--> statement-breakpoint
UPDATE "audit_entry" SET "agency_id" = "app_user"."agency_id" FROM "app_user" WHERE "audit_entry"."resource" IN ('User', 'Session', 'PersonalAccessToken') AND "app_user"."user_name" = "audit_entry"."resource_id";--> statement-breakpoint
UPDATE "audit_entry" SET "agency_id" = "app_user"."agency_id" FROM "app_user" WHERE "audit_entry"."resource" IN ('FindingRule', 'SieImportBatch', 'SieImportBatchFile') AND "app_user"."user_name" = "audit_entry"."user_name";--> statement-breakpoint
CREATE INDEX "audit_entry_agency" ON "audit_entry" USING btree ("agency_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entry_deleted_company" ON "audit_entry" USING btree ("company_id","at") WHERE resource = 'Company' and action = 'delete';