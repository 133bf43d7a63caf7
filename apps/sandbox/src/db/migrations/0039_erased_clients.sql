-- The tables that 0037 left out. What staff and the provider write about an account that was erased is not refused.
create trigger step_up_proof_of_erased before insert on "step_up_proof" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger embed_token_of_erased before insert on "embed_token" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger device_of_erased before insert on "device" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger recovery_code_of_erased before insert on "recovery_code" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger factor_removal_of_erased before insert on "factor_removal" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger muted_channel_of_erased before insert on "muted_channel" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger transaction_note_of_erased before insert on "transaction_note" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger kyc_case_of_erased before insert on "kyc_case" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger support_message_of_erased before insert on "support_message" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger message_thread_of_erased before insert on "message_thread" for each row execute function refuse_erased('user_id');
--> statement-breakpoint
create trigger thread_message_of_erased before insert on "thread_message" for each row when (new.staff_id is null) execute function refuse_erased('user_id');
