CREATE TABLE "agency" (
	"short_name" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"number_of_licences" integer,
	"contact_info" jsonb,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"company_id" text DEFAULT '' NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_name" text NOT NULL,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"resource_id" text NOT NULL,
	"before" text,
	"after" text
);
--> statement-breakpoint
CREATE TABLE "comment" (
	"company_id" text NOT NULL,
	"id" uuid NOT NULL,
	"message" text NOT NULL,
	"author" text NOT NULL,
	"author_user_name" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"last_modified" timestamp (3) with time zone NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"key_figure_type" text NOT NULL,
	CONSTRAINT "comment_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" text PRIMARY KEY NOT NULL,
	"agency_id" text,
	"business_identity_code" text NOT NULL,
	"normalized_code" text NOT NULL,
	"name" text NOT NULL,
	"type_of_company" text DEFAULT 'Company' NOT NULL,
	"contact_info" jsonb,
	"company_type_id" text,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fiscal_year" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"chart_of_accounts_id" text NOT NULL,
	"currency" text NOT NULL,
	"last_ledger_date" date NOT NULL,
	"last_active_date" date,
	"active_period_last_update" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fiscal_year_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "fiscal_year_order" CHECK ("fiscal_year"."first_day" <= "fiscal_year"."last_day")
);
--> statement-breakpoint
CREATE TABLE "key_figure_data" (
	"company_id" text NOT NULL,
	"fiscal_year_id" text NOT NULL,
	"key_figure_info_id" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"dimension_id" text DEFAULT '' NOT NULL,
	"value" double precision NOT NULL,
	CONSTRAINT "key_figure_data_company_id_fiscal_year_id_key_figure_info_id_first_day_last_day_dimension_id_pk" PRIMARY KEY("company_id","fiscal_year_id","key_figure_info_id","first_day","last_day","dimension_id")
);
--> statement-breakpoint
CREATE TABLE "key_figure_preset" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"key_figure_types" text[] NOT NULL,
	CONSTRAINT "key_figure_preset_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "account" (
	"company_id" text NOT NULL,
	"fiscal_year_id" text NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"type" text,
	"sru_codes" text[] DEFAULT '{}' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	CONSTRAINT "account_company_id_fiscal_year_id_number_pk" PRIMARY KEY("company_id","fiscal_year_id","number")
);
--> statement-breakpoint
CREATE TABLE "dimension" (
	"company_id" text NOT NULL,
	"fiscal_year_id" text NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"parent" integer,
	CONSTRAINT "dimension_company_id_fiscal_year_id_number_pk" PRIMARY KEY("company_id","fiscal_year_id","number")
);
--> statement-breakpoint
CREATE TABLE "dimension_object" (
	"company_id" text NOT NULL,
	"fiscal_year_id" text NOT NULL,
	"dimension" integer NOT NULL,
	"object" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "dimension_object_company_id_fiscal_year_id_dimension_object_pk" PRIMARY KEY("company_id","fiscal_year_id","dimension","object")
);
--> statement-breakpoint
CREATE TABLE "file_balance" (
	"company_id" text NOT NULL,
	"fiscal_year_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"kind" text NOT NULL,
	"year_index" integer NOT NULL,
	"month" text,
	"account" text NOT NULL,
	"objects" text[] NOT NULL,
	"amount" bigint NOT NULL,
	"quantity" double precision,
	"line" integer NOT NULL,
	CONSTRAINT "file_balance_company_id_fiscal_year_id_ordinal_pk" PRIMARY KEY("company_id","fiscal_year_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "file_year" (
	"company_id" text NOT NULL,
	"fiscal_year_id" text NOT NULL,
	"year_index" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "file_year_company_id_fiscal_year_id_year_index_pk" PRIMARY KEY("company_id","fiscal_year_id","year_index")
);
--> statement-breakpoint
CREATE TABLE "imported_file" (
	"company_id" text NOT NULL,
	"fiscal_year_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"imported_by" text NOT NULL,
	"program" text NOT NULL,
	"sie_type" text NOT NULL,
	"encoding" text NOT NULL,
	"text_hash" text NOT NULL,
	"vouchers_hash" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "imported_file_company_id_fiscal_year_id_sequence_pk" PRIMARY KEY("company_id","fiscal_year_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"company_id" text NOT NULL,
	"fiscal_year_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"file_sequence" integer NOT NULL,
	"line" integer NOT NULL,
	"series" text NOT NULL,
	"number" text NOT NULL,
	"date" date NOT NULL,
	"text" text NOT NULL,
	"registered" date,
	"signature" text NOT NULL,
	CONSTRAINT "voucher_company_id_fiscal_year_id_ordinal_pk" PRIMARY KEY("company_id","fiscal_year_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "voucher_row" (
	"company_id" text NOT NULL,
	"fiscal_year_id" text NOT NULL,
	"voucher_ordinal" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"line" integer NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"date" date NOT NULL,
	"text" text NOT NULL,
	"quantity" double precision,
	"signature" text NOT NULL,
	"objects" text[] NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "voucher_row_company_id_fiscal_year_id_voucher_ordinal_ordinal_pk" PRIMARY KEY("company_id","fiscal_year_id","voucher_ordinal","ordinal")
);
--> statement-breakpoint
CREATE TABLE "oidc_payload" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" text NOT NULL,
	"grant_id" text,
	"user_code" text,
	"uid" text,
	"account_id" text,
	"expires" timestamp (3) with time zone,
	"consumed" timestamp (3) with time zone,
	CONSTRAINT "oidc_payload_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "personal_access_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"user_name" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"agency_id" text,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"cellphone" text,
	"language" text,
	"password_hash" text,
	"disabled" boolean DEFAULT false NOT NULL,
	"created" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_company" (
	"company_id" text NOT NULL,
	"user_name" text NOT NULL,
	"role" text,
	CONSTRAINT "user_company_company_id_user_name_pk" PRIMARY KEY("company_id","user_name")
);
--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_agency_id_agency_short_name_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("short_name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiscal_year" ADD CONSTRAINT "fiscal_year_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_figure_data" ADD CONSTRAINT "key_figure_data_company_id_fiscal_year_id_fiscal_year_company_id_id_fk" FOREIGN KEY ("company_id","fiscal_year_id") REFERENCES "public"."fiscal_year"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_figure_preset" ADD CONSTRAINT "key_figure_preset_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_company_id_fiscal_year_id_fiscal_year_company_id_id_fk" FOREIGN KEY ("company_id","fiscal_year_id") REFERENCES "public"."fiscal_year"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dimension" ADD CONSTRAINT "dimension_company_id_fiscal_year_id_fiscal_year_company_id_id_fk" FOREIGN KEY ("company_id","fiscal_year_id") REFERENCES "public"."fiscal_year"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dimension_object" ADD CONSTRAINT "dimension_object_company_id_fiscal_year_id_fiscal_year_company_id_id_fk" FOREIGN KEY ("company_id","fiscal_year_id") REFERENCES "public"."fiscal_year"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_balance" ADD CONSTRAINT "file_balance_company_id_fiscal_year_id_fiscal_year_company_id_id_fk" FOREIGN KEY ("company_id","fiscal_year_id") REFERENCES "public"."fiscal_year"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_year" ADD CONSTRAINT "file_year_company_id_fiscal_year_id_fiscal_year_company_id_id_fk" FOREIGN KEY ("company_id","fiscal_year_id") REFERENCES "public"."fiscal_year"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_file" ADD CONSTRAINT "imported_file_company_id_fiscal_year_id_fiscal_year_company_id_id_fk" FOREIGN KEY ("company_id","fiscal_year_id") REFERENCES "public"."fiscal_year"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_company_id_fiscal_year_id_fiscal_year_company_id_id_fk" FOREIGN KEY ("company_id","fiscal_year_id") REFERENCES "public"."fiscal_year"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_row" ADD CONSTRAINT "voucher_row_company_id_fiscal_year_id_fiscal_year_company_id_id_fk" FOREIGN KEY ("company_id","fiscal_year_id") REFERENCES "public"."fiscal_year"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oidc_payload" ADD CONSTRAINT "oidc_payload_account_id_app_user_user_name_fk" FOREIGN KEY ("account_id") REFERENCES "public"."app_user"("user_name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "personal_access_token" ADD CONSTRAINT "personal_access_token_user_name_app_user_user_name_fk" FOREIGN KEY ("user_name") REFERENCES "public"."app_user"("user_name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_agency_id_agency_short_name_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agency"("short_name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_company" ADD CONSTRAINT "user_company_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_company" ADD CONSTRAINT "user_company_user_name_app_user_user_name_fk" FOREIGN KEY ("user_name") REFERENCES "public"."app_user"("user_name") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "audit_entry_company" ON "audit_entry" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "comment_period" ON "comment" USING btree ("company_id","first_day","last_day");--> statement-breakpoint
CREATE UNIQUE INDEX "company_code_in_agency" ON "company" USING btree ("agency_id","normalized_code") WHERE agency_id is not null;--> statement-breakpoint
CREATE INDEX "company_code" ON "company" USING btree ("normalized_code");--> statement-breakpoint
CREATE UNIQUE INDEX "fiscal_year_start" ON "fiscal_year" USING btree ("company_id","first_day");--> statement-breakpoint
CREATE INDEX "key_figure_data_dimension" ON "key_figure_data" USING btree ("company_id","fiscal_year_id","dimension_id");--> statement-breakpoint
CREATE INDEX "file_balance_account" ON "file_balance" USING btree ("company_id","fiscal_year_id","kind","account");--> statement-breakpoint
CREATE INDEX "voucher_date" ON "voucher" USING btree ("company_id","fiscal_year_id","date");--> statement-breakpoint
CREATE INDEX "voucher_row_account" ON "voucher_row" USING btree ("company_id","fiscal_year_id","account","date");--> statement-breakpoint
CREATE INDEX "oidc_payload_grant" ON "oidc_payload" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_payload_uid" ON "oidc_payload" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "oidc_payload_account" ON "oidc_payload" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "oidc_payload_expires" ON "oidc_payload" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "personal_access_token_user" ON "personal_access_token" USING btree ("user_name");--> statement-breakpoint
CREATE INDEX "user_company_user" ON "user_company" USING btree ("user_name");