ALTER TABLE "imported_file" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_file" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_file" ADD COLUMN "action" text DEFAULT 'replaced' NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_file" ADD COLUMN "options" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_file" ADD COLUMN "year_before" jsonb;--> statement-breakpoint
ALTER TABLE "imported_file" ADD COLUMN "replaced_by" integer;--> statement-breakpoint
ALTER TABLE "imported_file" ADD COLUMN "taken_back_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "imported_file_id" ON "imported_file" USING btree ("company_id","id");