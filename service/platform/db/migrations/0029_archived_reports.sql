CREATE TABLE "report_schedule" (
	"agency_id" text PRIMARY KEY NOT NULL,
	"day" integer NOT NULL,
	"title" text NOT NULL,
	"report_template_id" text NOT NULL,
	"company_type_id" text,
	"publishes" boolean NOT NULL,
	"language" text NOT NULL,
	"actor" text NOT NULL,
	"next_month" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_schedule_run" (
	"agency_id" text NOT NULL,
	"month" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"companies" integer NOT NULL,
	"drafts" uuid,
	"publishing" uuid,
	"problem" text,
	CONSTRAINT "report_schedule_run_agency_id_month_pk" PRIMARY KEY("agency_id","month")
);
--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "report_id" uuid;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "superseded" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "report_schedule" ADD CONSTRAINT "report_schedule_agency_id_agency_short_name_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("short_name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule_run" ADD CONSTRAINT "report_schedule_run_agency_id_agency_short_name_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("short_name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_report_fk" FOREIGN KEY ("company_id","report_id") REFERENCES "public"."period_report"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_of_report" ON "document" USING btree ("company_id","report_id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_report" ON "document" USING btree ("company_id","report_id") WHERE report_id is not null and superseded is null;