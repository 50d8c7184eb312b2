CREATE TABLE "finding_answer" (
	"company_id" text NOT NULL,
	"finding_id" text NOT NULL,
	"kind" text NOT NULL,
	"until" date,
	"reason" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"answered_by" text NOT NULL,
	CONSTRAINT "finding_answer_company_id_finding_id_pk" PRIMARY KEY("company_id","finding_id")
);
--> statement-breakpoint
CREATE TABLE "finding_rule" (
	"agency_id" text NOT NULL,
	"id" text NOT NULL,
	"rule" jsonb NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "finding_rule_agency_id_id_pk" PRIMARY KEY("agency_id","id")
);
--> statement-breakpoint
ALTER TABLE "stored_figures" ADD COLUMN "reached_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "finding_answer" ADD CONSTRAINT "finding_answer_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_rule" ADD CONSTRAINT "finding_rule_agency_id_agency_short_name_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("short_name") ON DELETE cascade ON UPDATE no action;