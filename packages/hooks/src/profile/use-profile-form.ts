import { type Data, parseDateOfBirth } from "@broker/sdk";
import { useQuery } from "@tanstack/react-query";
import { type Failure, toFailure } from "../failure.ts";
import { useProviderSettings } from "../capability/use-provider-settings.ts";
import { toPlainDate } from "../form/field.rules.ts";
import { useBroker } from "../provider.tsx";
import { type ProfileChange, profileMutations } from "./profile.mutations.ts";
import { profileQueries } from "./profile.queries.ts";
import { type ProfileCode, type ProfileValues, validateProfile } from "./profile.rules.ts";
import { type EditFormState, useEditForm } from "./use-edit-form.ts";

/** The state of the profile form, with the commands that are legal in it. */
export type ProfileFormState =
  | { readonly step: "loading" }
  | { readonly step: "unavailable"; readonly failure: Failure; retry(): void }
  | (EditFormState<ProfileValues, ProfileCode> & {
      /** The user info that is shown beside the fields and cannot be edited: e-mail, country and others. */
      readonly info: Data<"GetUserInfo">;
    });

/** Returns the form's values for a user; empty fields before user info is loaded. */
function toValues(info: Data<"GetUserInfo"> | undefined): ProfileValues {
  return {
    fullName: info?.fullName ?? "",
    dateOfBirth: parseDateOfBirth(info?.dateOfBirth ?? null) ?? "",
    contactNumber: info?.contactNumber ?? "",
  };
}

/**
 * Shows and edits the user's personal details. The date of birth is the same in every time zone.
 *
 * @example
 * const profile = useProfileForm({ onSaved: () => announce(t("saved")) });
 * if (profile.step === "viewing") return <button onClick={profile.edit}>Edit</button>;
 */
export function useProfileForm(options: { onSaved?: () => void } = {}): ProfileFormState {
  const broker = useBroker();
  const { limits } = useProviderSettings();
  const query = useQuery(profileQueries.userInfo(broker), broker.queryClient);
  const info = query.data;
  const editForm = useEditForm<ProfileValues, ProfileCode, ProfileChange>({
    operation: "UpdateUserInfo",
    saved: toValues(info),
    validate: (values) => validateProfile(values, toPlainDate(broker.clock()), limits.minimumAge),
    mutation: profileMutations.updateProfile(broker),
    toVariables: (values) => ({
      values,
      loaded: { dateOfBirth: info?.dateOfBirth ?? null, countryCode: info?.countryCode ?? "" },
    }),
    onSaved: options.onSaved,
  });
  if (info) return { ...editForm, info };
  if (!query.isError) return { step: "loading" };
  return {
    step: "unavailable",
    failure: toFailure(query.error, "GetUserInfo"),
    retry: () => void query.refetch(),
  };
}
