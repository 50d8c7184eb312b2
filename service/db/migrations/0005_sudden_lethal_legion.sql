ALTER TABLE "voucher" DROP CONSTRAINT "voucher_company_id_fiscal_year_id_fiscal_year_company_id_id_fk";
--> statement-breakpoint
ALTER TABLE "voucher_row" DROP CONSTRAINT "voucher_row_company_id_fiscal_year_id_fiscal_year_company_id_id_fk";
--> statement-breakpoint
DROP INDEX "voucher_row_account";