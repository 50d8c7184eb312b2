DROP TABLE "sign_in_try" CASCADE;--> statement-breakpoint
CREATE TABLE "sign_in_try" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"user_hash" text NOT NULL,
	"secret" text NOT NULL,
	"is_known" boolean NOT NULL,
	"network" text NOT NULL,
	"sign_in" text
);
--> statement-breakpoint
CREATE INDEX "sign_in_try_user" ON "sign_in_try" USING btree ("user_hash","at");--> statement-breakpoint
CREATE INDEX "sign_in_try_network" ON "sign_in_try" USING btree ("network","at");--> statement-breakpoint
CREATE INDEX "sign_in_try_at" ON "sign_in_try" USING btree ("at");--> statement-breakpoint
ALTER TABLE "security_event" ALTER COLUMN "at" SET DATA TYPE timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "security_event" ALTER COLUMN "at" SET DEFAULT clock_timestamp();