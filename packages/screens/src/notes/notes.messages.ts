import { defineMessages } from "../i18n/define-messages.ts";

export const notesMessages = defineMessages("notes", {
  title: "Your note",
  none: "Write down what this was for. Only you can see it.",
  add: "Add a note",
  edit: "Edit note",
  hint: "Only you can see it. At most {max} characters.",
  tooLong: "This is too long by {over}. At most {max} characters fit.",
  save: "Save note",
  saving: "Saving...",
  cancel: "Cancel",
  saved: "Note saved.",
  removed: "Note removed.",
  unknown: "It may not have been saved. You can save it again.",
  changedTitle: "This note was changed elsewhere",
  changedText: "It now reads:",
  removedText: "It was removed there.",
  replace: "Save mine instead",
  keep: "Keep that one",
});
