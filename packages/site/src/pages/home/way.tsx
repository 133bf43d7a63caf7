import { useMessages, usePage } from "../../page.tsx";
import { Screen } from "../../parts/screen.tsx";
import { pictures } from "../../pictures.ts";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";
import * as css from "./home.css.ts";

/** The section with three steps from a deposit to a trade, each with its screen. */
export function Way() {
  const { home } = useMessages();
  const { claims } = usePage().company;
  const crops = [pictures.add, pictures.convert, pictures.trade];
  return (
    <section className={`${layout.section} ${layout.sunken}`} aria-labelledby="way">
      <div className={layout.wide}>
        <div className={layout.opening}>
          <h2 id="way" className={type.title}>
            {home.way.title}
          </h2>
          <p className={type.lead}>{home.way.lead}</p>
        </div>
        <ol className={css.way}>
          {home.way.steps.map((step, index) => {
            const crop = crops[index] ?? pictures.trade;
            return (
              <li key={step.title} className={css.step}>
                <div className={css.stepHead}>
                  <span className={css.stepNumber} aria-hidden>
                    {index + 1}
                  </span>
                  <h3 className={type.heading}>{step.title}</h3>
                  <p className={type.muted}>{step.text(claims.depositMethods.value)}</p>
                </div>
                <Screen
                  of={crop}
                  alt={step.picture}
                  className={css.crop}
                  sizes="(min-width: 992px) 30vw, 92vw"
                />
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
