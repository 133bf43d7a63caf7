/** A control of a form that can be invalid. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the controls of a form that have an element for their error. */
export const controlsOf = (form: HTMLFormElement): readonly Control[] => [
  ...form.querySelectorAll<Control>("[data-wrong]"),
];

/** Shows the error of a control with the page's messages, or removes it; returns whether the control is valid. */
export function checkControl(control: Control): boolean {
  const { valid, valueMissing } = control.validity;
  const { missing = "", wrong = "" } = control.dataset;
  const note = document.getElementById(`${control.id}-wrong`);
  if (note) {
    note.textContent = valid ? "" : valueMissing && missing !== "" ? missing : wrong;
    note.hidden = valid;
  }
  control.ariaInvalid = String(!valid);
  return valid;
}
