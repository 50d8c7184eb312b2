ALTER TABLE "personal_access_token" ADD COLUMN "last_used" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "personal_access_token" ADD COLUMN "read_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "personal_access_token" ADD COLUMN "companies" text[];--> statement-breakpoint
UPDATE "personal_access_token" SET "expires" = least("expires", now() + interval '366 days');
