CREATE TABLE "key_figure_target" (
	"company_id" text NOT NULL,
	"key_figure_type" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"value" double precision NOT NULL,
	CONSTRAINT "key_figure_target_company_id_key_figure_type_first_day_last_day_pk" PRIMARY KEY("company_id","key_figure_type","first_day","last_day")
);
--> statement-breakpoint
ALTER TABLE "period_report" ADD COLUMN "recall" jsonb;--> statement-breakpoint
ALTER TABLE "key_figure_target" ADD CONSTRAINT "key_figure_target_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;