CREATE TABLE "budget_amount" (
	"company_id" text NOT NULL,
	"fiscal_year_id" text NOT NULL,
	"account" text NOT NULL,
	"month" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "budget_amount_company_id_fiscal_year_id_account_month_pk" PRIMARY KEY("company_id","fiscal_year_id","account","month")
);
--> statement-breakpoint
ALTER TABLE "budget_amount" ADD CONSTRAINT "budget_amount_company_id_fiscal_year_id_fiscal_year_company_id_id_fk" FOREIGN KEY ("company_id","fiscal_year_id") REFERENCES "public"."fiscal_year"("company_id","id") ON DELETE cascade ON UPDATE no action;