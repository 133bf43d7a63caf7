/** Attributes that reference other elements by id. */
const references = [
  "aria-activedescendant",
  "aria-controls",
  "aria-describedby",
  "aria-details",
  "aria-errormessage",
  "aria-flowto",
  "aria-labelledby",
  "aria-owns",
  "for",
  "form",
  "headers",
  "list",
];

const selector = references.map((name) => `[${name}]`).join();

/** Returns whether an element is closed, so that it may reference content that is not rendered yet. */
const isClosed = (element: Element, name: string) =>
  name === "aria-controls" && element.getAttribute("aria-expanded") === "false";

/**
 * Lists references to missing ids: each leaves an element without its name, description or relation.
 */
export function danglingIdFaults(): string[] {
  return [...document.querySelectorAll(selector)].flatMap((element) =>
    references
      .filter((name) => element.hasAttribute(name) && !isClosed(element, name))
      .flatMap((name) =>
        (element.getAttribute(name) ?? "")
          .split(/\s+/)
          .filter((id) => id !== "" && document.getElementById(id) === null)
          .map(
            (id) => `names by ${name} an id that no element has, “${id}”: ${element.outerHTML.slice(0, 160)}`,
          ),
      ),
  );
}
