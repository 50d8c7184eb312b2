CREATE TABLE "chart_of_accounts" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "chart_of_accounts_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "company_type" (
	"agency_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "company_type_agency_id_id_pk" PRIMARY KEY("agency_id","id")
);
--> statement-breakpoint
CREATE TABLE "document" (
	"company_id" text NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"path" text NOT NULL,
	"path_key" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"content_type" text,
	"size" integer,
	"sha256" text,
	CONSTRAINT "document_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "document_chunk" (
	"company_id" text NOT NULL,
	"document_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "document_chunk_company_id_document_id_ordinal_pk" PRIMARY KEY("company_id","document_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "period_report" (
	"company_id" text NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"name" text,
	"comment" text,
	"author" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"last_updated" timestamp (3) with time zone,
	"is_published" boolean NOT NULL,
	"key_figure_preset_id" text NOT NULL,
	"key_figures" text NOT NULL,
	CONSTRAINT "period_report_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "chart_of_accounts" ADD CONSTRAINT "chart_of_accounts_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_type" ADD CONSTRAINT "company_type_agency_id_agency_short_name_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("short_name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_chunk" ADD CONSTRAINT "document_chunk_company_id_document_id_document_company_id_id_fk" FOREIGN KEY ("company_id","document_id") REFERENCES "public"."document"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_report" ADD CONSTRAINT "period_report_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_path" ON "document" USING btree ("company_id","path_key");--> statement-breakpoint
CREATE INDEX "period_report_created" ON "period_report" USING btree ("company_id","created");