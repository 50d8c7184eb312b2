CREATE TABLE "report_template" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agency_id" text NOT NULL,
	"name" text NOT NULL,
	"company_type_id" text,
	"blocks" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_template" ADD CONSTRAINT "report_template_agency_id_agency_short_name_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("short_name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_template_agency" ON "report_template" USING btree ("agency_id");