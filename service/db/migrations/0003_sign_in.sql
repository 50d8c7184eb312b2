CREATE TABLE "sign_in_try" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"last_try" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "oidc_payload" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "oidc_payload" ADD COLUMN "last_used" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "personal_access_token" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "personal_access_token" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "sign_in_try_last" ON "sign_in_try" USING btree ("last_try");--> statement-breakpoint
ALTER TABLE "personal_access_token" ADD CONSTRAINT "personal_access_token_id_unique" UNIQUE("id");