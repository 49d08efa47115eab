import type { ContactData } from '../../features/contact/contact-data.ts';
import type { LoaderContext } from '../../loaders.ts';

/** What the form says besides its fields. */
export function load({ content }: LoaderContext): ContactData {
  const { programme, texts } = content;
  const privacy = texts['contact-privacy'];
  if (!privacy)
    throw new Error(
      "content has no text 'contact-privacy': no form may be shown without its privacy notice.",
    );
  return {
    privacy: { title: privacy.title, body: privacy.body },
    demonstrationNotice: programme.demonstration ? programme.demonstrationNotice.form : null,
    programme: { email: programme.email },
  };
}
