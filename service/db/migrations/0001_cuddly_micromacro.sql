CREATE TABLE "idempotent_answer" (
	"user_name" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"answer" text,
	"created" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_answer_user_name_key_pk" PRIMARY KEY("user_name","key")
);
--> statement-breakpoint
ALTER TABLE "idempotent_answer" ADD CONSTRAINT "idempotent_answer_user_name_app_user_user_name_fk" FOREIGN KEY ("user_name") REFERENCES "public"."app_user"("user_name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "idempotent_answer_created" ON "idempotent_answer" USING btree ("created");