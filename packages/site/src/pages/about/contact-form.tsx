import { contactTopics } from "../../content/contact-topics.ts";
import { useAddress, useMessages, usePage } from "../../page.tsx";
import { base, looks } from "../../parts/action.css.ts";
import { Inline } from "../../parts/action.tsx";
import { describingIdsOf, Field, Wrong } from "../../parts/field.tsx";
import * as css from "../../parts/form.css.ts";
import { paths } from "../../paths.ts";

/** The browser's validation of the form; the provider uses the same limits. */
const NAME = { minLength: 2, maxLength: 120 } as const;
const MESSAGE = { minLength: 10, maxLength: 2000 } as const;

function Topic() {
  const { contactForm: words } = useMessages();
  return (
    <Field id="topic" label={words.topic}>
      <select
        id="topic"
        name="topic"
        className={css.control}
        required
        defaultValue=""
        aria-describedby={describingIdsOf("topic", false)}
        data-wrong={words.wrong.topic}
      >
        <option value="">{words.choose}</option>
        {contactTopics.map((topic) => (
          <option key={topic} value={topic}>
            {words.topics[topic]}
          </option>
        ))}
      </select>
    </Field>
  );
}

function Sender() {
  const { contactForm: words } = useMessages();
  return (
    <div className={css.pair}>
      <Field id="name" label={words.name}>
        <input
          id="name"
          name="name"
          className={css.control}
          autoComplete="name"
          required
          {...NAME}
          aria-describedby={describingIdsOf("name", false)}
          data-wrong={words.wrong.name}
        />
      </Field>
      <Field id="email" label={words.email} hint={words.emailHint}>
        <input
          id="email"
          name="email"
          type="email"
          className={css.control}
          autoComplete="email"
          required
          maxLength={254}
          dir="ltr"
          aria-describedby={describingIdsOf("email", true)}
          data-missing={words.wrong.emailMissing}
          data-wrong={words.wrong.email}
        />
      </Field>
    </div>
  );
}

function Consent() {
  const { contactForm: words } = useMessages();
  const address = useAddress();
  return (
    <div className={css.field}>
      <div className={css.consent}>
        <input
          id="consent"
          name="consent"
          type="checkbox"
          value="yes"
          className={css.tick}
          required
          aria-describedby={describingIdsOf("consent", false)}
          data-wrong={words.wrong.consent}
        />
        <label htmlFor="consent">{words.consent}</label>
      </div>
      <Wrong id="consent" />
      <p className={css.hint}>
        <Inline href={address(paths.privacy)}>{words.privacy}</Inline>
      </p>
    </div>
  );
}

/** A honeypot: a hidden field by which bots are recognised, because they fill in every field. */
function Trap() {
  const { contactForm: words } = useMessages();
  return (
    <div className={css.trap} aria-hidden>
      <label htmlFor="website">{words.trap}</label>
      <input id="website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** The contact form. The browser can submit it without scripts; a script only translates its errors. */
export function ContactForm({ action }: { readonly action: string }) {
  const { contactForm: words } = useMessages();
  const { company, language } = usePage();
  return (
    <contact-form className={css.whole}>
      <form className={css.form} method="post" action={action}>
        <input type="hidden" name="companyId" value={company.id} />
        <input type="hidden" name="language" value={language.tag} />
        <Trap />
        <Topic />
        <Sender />
        <Field id="message" label={words.message} hint={words.messageHint}>
          <textarea
            id="message"
            name="message"
            className={css.text}
            required
            {...MESSAGE}
            dir="auto"
            aria-describedby={describingIdsOf("message", true)}
            data-missing={words.wrong.messageMissing}
            data-wrong={words.wrong.message}
          />
        </Field>
        <Consent />
        <button type="submit" className={`${base} ${looks.primary} ${css.submit}`}>
          {words.send}
        </button>
      </form>
    </contact-form>
  );
}
