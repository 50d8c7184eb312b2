CREATE TABLE "stored_figures" (
	"company_id" text NOT NULL,
	"revision" text NOT NULL,
	"version" text NOT NULL,
	"booked_through" date,
	"currency" text,
	"agreement" text,
	"imported_at" timestamp (3) with time zone,
	"imported_by" text,
	CONSTRAINT "stored_figures_company_id_pk" PRIMARY KEY("company_id")
);
--> statement-breakpoint
CREATE TABLE "stored_periods" (
	"company_id" text NOT NULL,
	"resolution" text NOT NULL,
	"first_days" date[] NOT NULL,
	"last_days" date[] NOT NULL,
	"booked_through" date[] NOT NULL,
	CONSTRAINT "stored_periods_company_id_resolution_pk" PRIMARY KEY("company_id","resolution")
);
--> statement-breakpoint
CREATE TABLE "stored_values" (
	"company_id" text NOT NULL,
	"resolution" text NOT NULL,
	"key_figure_id" text NOT NULL,
	"value_list" double precision[] NOT NULL,
	"years_before" double precision[],
	"targets" double precision[],
	"budgets" double precision[],
	CONSTRAINT "stored_values_company_id_resolution_key_figure_id_pk" PRIMARY KEY("company_id","resolution","key_figure_id")
);
--> statement-breakpoint
ALTER TABLE "stored_figures" ADD CONSTRAINT "stored_figures_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_periods" ADD CONSTRAINT "stored_periods_company_id_stored_figures_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."stored_figures"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_values" ADD CONSTRAINT "stored_values_company_id_stored_figures_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."stored_figures"("company_id") ON DELETE cascade ON UPDATE no action;