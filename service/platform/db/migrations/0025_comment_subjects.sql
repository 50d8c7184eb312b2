ALTER TABLE "comment" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "voucher_series" text;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "voucher_number" text;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "voucher_date" date;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "voucher_import" uuid;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "voucher_line" integer;