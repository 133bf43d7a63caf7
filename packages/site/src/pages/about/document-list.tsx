import { documentNames } from "../../content/document-names.ts";
import { useAddress, useFigures, useMessages } from "../../page.tsx";
import { inline } from "../../parts/action.css.ts";
import { documentFile, documentPath } from "../../paths.ts";
import * as type from "../../style/type.css.ts";
import * as css from "./legal.css.ts";

/** The eleven documents, each as a page and as a file. */
export function DocumentList() {
  const { about, frame } = useMessages();
  const { legal } = about;
  const { number } = useFigures();
  const address = useAddress();
  return (
    <ol className={css.list}>
      {documentNames.map((name, index) => (
        <li key={name} className={css.row}>
          <span className={css.number} aria-hidden>
            {number(index + 1)}
          </span>
          <h2 className={css.name}>
            <a className={css.link} href={address(documentPath(name))}>
              {frame.documents[name]}
            </a>
          </h2>
          <div>
            <p>{legal.summary[name]}</p>
            <p className={type.small}>{legal.version}</p>
          </div>
          <a className={inline} href={documentFile(name)} aria-label={legal.fileOf(frame.documents[name])}>
            {legal.file}
          </a>
        </li>
      ))}
    </ol>
  );
}
