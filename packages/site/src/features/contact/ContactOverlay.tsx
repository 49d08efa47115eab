import { Dialog } from '@longcovid/ui/dialog';
import { HelpWays } from '@longcovid/ui/footer';
import { Notice } from '@longcovid/ui/notice';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useHelp } from '../../shell/useHelp.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { MessagesProvider } from '../../i18n/MessagesProvider.tsx';
import '../overlay/admit-offline-status.ts';
import { useCloseOnBack } from '../overlay/useCloseOnBack.ts';
import { useTitleFocus } from '../overlay/useTitleFocus.ts';
import { Confirmation } from '../form/Confirmation.tsx';
import { ContactForm } from './ContactForm.tsx';
import type { OverlayData } from './contact-data.ts';

type Props = { loaded: OverlayData; isOpen: boolean; onClose: () => void };

/** The contact dialog: phone first, then the form, then its confirmation. */
export function ContactOverlay({ loaded, isOpen, onClose }: Props) {
  const intl = useIntl();
  const locale = useLocale();
  const [reference, setReference] = useState<string | null>(null);
  const help = useHelp();
  const { messages, form, sent } = loaded;
  const dialogRef = useTitleFocus(reference);
  useCloseOnBack(isOpen, onClose);

  return (
    <MessagesProvider locale={locale} messages={messages}>
      <Dialog
        ref={dialogRef}
        title={reference === null ? intl.formatMessage({ id: 'shell.help' }) : sent.heading}
        isOpen={isOpen}
        onOpenChange={onClose}
      >
        {/* Mounted again when it opens; the draft keeps what was typed. */}
        {!isOpen ? null : reference === null ? (
          <>
            <HelpWays {...help} />
            <WriteToUs form={form} onSent={setReference} />
          </>
        ) : (
          <Confirmation reference={reference} data={sent} message="contact.sent.reference" />
        )}
      </Dialog>
    </MessagesProvider>
  );
}

function WriteToUs({ form, onSent }: { form: OverlayData['form']; onSent: (reference: string) => void }) {
  const intl = useIntl();
  return (
    <>
      <h2>{intl.formatMessage({ id: 'contact.write' })}</h2>
      {form.demonstrationNotice && <Notice tone="info">{form.demonstrationNotice}</Notice>}
      <ContactForm data={form} headingLevel={3} onSent={onSent} />
    </>
  );
}
