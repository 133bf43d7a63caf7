/** The design system's combo box as a separate chunk, loaded for long lists. */
export { ComboBox as SearchField } from "@broker/ui";
