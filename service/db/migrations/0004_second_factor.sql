CREATE TABLE "second_factor" (
	"user_name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agency" ADD COLUMN "require_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_name_app_user_user_name_fk" FOREIGN KEY ("user_name") REFERENCES "public"."app_user"("user_name") ON DELETE cascade ON UPDATE cascade;