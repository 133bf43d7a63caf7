import { useAccountDeletion, useDataExports } from "@broker/hooks";
import { announce, downloadBlob, Stack } from "@broker/ui";
import { useRef } from "react";
import { ContactProvider } from "../frame/company-contact.tsx";
import { focusHeading } from "../frame/focus-heading.ts";
import { useMessages } from "../i18n/translation.tsx";
import { DataExportsView } from "./data-exports.view.tsx";
import { deletionMessages } from "./deletion.messages.ts";
import { DeletionView } from "./deletion.view.tsx";
import { privacyMessages } from "./privacy.messages.ts";

function Copies() {
  const t = useMessages(privacyMessages);
  const box = useRef<HTMLDivElement>(null);
  const copies = useDataExports({
    onRequested: () => {
      announce(t("requested"));
      // The button is disabled while a copy is being made.
      focusHeading(box.current, 2);
    },
    onFile: ({ fileName, mediaType, parts }) => {
      downloadBlob(new Blob([...parts], { type: mediaType }), fileName);
      announce(t("downloaded", { name: fileName }));
    },
  });
  return (
    <div ref={box}>
      <DataExportsView copies={copies} />
    </div>
  );
}

function Deletion() {
  const t = useMessages(deletionMessages);
  const box = useRef<HTMLDivElement>(null);
  const deletion = useAccountDeletion({
    onChanged: (change) => {
      announce(t(change === "requested" ? "requested" : "kept"));
      // The form, or the button that was pressed, is removed.
      focusHeading(box.current, 2);
    },
  });
  return (
    <div ref={box}>
      <DeletionView deletion={deletion} />
    </div>
  );
}

/** The copies of the user's data and the deletion of the account, connected; for providers with the capability `privacy`. */
export function PrivacyScreen() {
  return (
    <ContactProvider>
      <Stack gap={8}>
        <Copies />
        <Deletion />
      </Stack>
    </ContactProvider>
  );
}
