CREATE TABLE "hidden_standard" (
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	CONSTRAINT "hidden_standard_company_id_kind_id_pk" PRIMARY KEY("company_id","kind","id")
);
--> statement-breakpoint
CREATE TABLE "standard" (
	"agency_id" text NOT NULL,
	"company_type_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"content" jsonb,
	CONSTRAINT "standard_agency_id_company_type_id_kind_id_pk" PRIMARY KEY("agency_id","company_type_id","kind","id")
);
--> statement-breakpoint
CREATE TABLE "standard_version" (
	"agency_id" text NOT NULL,
	"company_type_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"content" jsonb,
	"changed" timestamp (3) with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "standard_version_agency_id_company_type_id_kind_id_version_pk" PRIMARY KEY("agency_id","company_type_id","kind","id","version")
);
--> statement-breakpoint
ALTER TABLE "key_figure_preset" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_standard" ADD CONSTRAINT "hidden_standard_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standard" ADD CONSTRAINT "standard_agency_id_agency_short_name_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("short_name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standard_version" ADD CONSTRAINT "standard_version_agency_id_agency_short_name_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("short_name") ON DELETE cascade ON UPDATE no action;