/** Attributes that name other elements by their ids. */
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

/** What is closed may stand for a part that is not drawn until it opens. */
const isClosed = (element: Element, name: string) =>
  name === "aria-controls" && element.getAttribute("aria-expanded") === "false";

/** Every id that an element names and no element has: its name, description or part is silently missing. */
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
