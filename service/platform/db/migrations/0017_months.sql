ALTER TABLE "stored_figures" ADD COLUMN "year_first_days" date[];--> statement-breakpoint
ALTER TABLE "stored_figures" ADD COLUMN "year_last_days" date[];--> statement-breakpoint
ALTER TABLE "stored_figures" ADD COLUMN "year_agreements" text[];