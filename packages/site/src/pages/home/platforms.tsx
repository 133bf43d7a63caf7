import { useAddress, useMessages } from "../../page.tsx";
import { More } from "../../parts/action.tsx";
import { Devices } from "../../parts/devices.tsx";
import { paths } from "../../paths.ts";
import * as layout from "../../style/layout.css.ts";
import * as type from "../../style/type.css.ts";

/** The trading platform on its devices. */
export function Platforms() {
  const { home } = useMessages();
  const address = useAddress();
  return (
    <section className={layout.section} aria-labelledby="platforms">
      <div className={layout.wide}>
        <div className={layout.opening}>
          <h2 id="platforms" className={type.title}>
            {home.platforms.title}
          </h2>
          <div className={layout.stack}>
            <p className={type.lead}>{home.platforms.lead}</p>
            <More href={address(paths.platforms)}>{home.platforms.more}</More>
          </div>
        </div>
        <Devices />
      </div>
    </section>
  );
}
