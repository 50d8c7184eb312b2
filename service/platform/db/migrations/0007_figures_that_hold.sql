ALTER TABLE "fiscal_year" ADD COLUMN "months_unknown" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "fiscal_year" ADD COLUMN "reading_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_file" ADD COLUMN "warnings" jsonb DEFAULT '[]'::jsonb NOT NULL;