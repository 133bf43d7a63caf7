/** The field to search in of the kit, loaded where there is much to choose from. */
export { ComboBox as SearchField } from "@broker/ui";
