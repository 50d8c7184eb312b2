ALTER TABLE "document" ADD COLUMN "report_id" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "superseded" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_report_fk" FOREIGN KEY ("company_id","report_id") REFERENCES "public"."period_report"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_of_report" ON "document" USING btree ("company_id","report_id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_report" ON "document" USING btree ("company_id","report_id") WHERE report_id is not null and superseded is null;