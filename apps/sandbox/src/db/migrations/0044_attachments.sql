CREATE TABLE "message_file" (
	"upload_id" text PRIMARY KEY NOT NULL,
	"message_id" bigint NOT NULL,
	"user_id" integer NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "message_file_few" CHECK (place between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "upload" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_upload_id_upload_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("upload_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_message_id_thread_message_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."thread_message"("message_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_file" ADD CONSTRAINT "message_file_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_file_place" ON "message_file" USING btree ("message_id","place");--> statement-breakpoint
CREATE INDEX "message_file_user" ON "message_file" USING btree ("user_id");
--> statement-breakpoint
create trigger message_file_of_erased before insert on "message_file" for each row execute function refuse_erased('user_id');
