CREATE TABLE "key_figure_formula" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"formula" text NOT NULL,
	"value_type" text NOT NULL,
	"decimals" integer,
	"description" text,
	"changed" timestamp (3) with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "key_figure_formula_company_id_id_version_pk" PRIMARY KEY("company_id","id","version")
);
--> statement-breakpoint
ALTER TABLE "key_figure_formula" ADD CONSTRAINT "key_figure_formula_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;