ALTER TABLE "period_report" ADD COLUMN "blocks" text;--> statement-breakpoint
ALTER TABLE "period_report" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "period_report" ADD COLUMN "content" text;