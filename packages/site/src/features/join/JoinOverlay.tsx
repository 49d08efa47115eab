import { Dialog } from '@longcovid/ui/dialog';
import { Notice } from '@longcovid/ui/notice';
import { useRef, useState } from 'react';

import { useLocale } from '../../i18n/useLocale.ts';
import { MessagesProvider } from '../../i18n/MessagesProvider.tsx';
import '../overlay/admit-offline-status.ts';
import { useCloseOnBack } from '../overlay/useCloseOnBack.ts';
import { useTitleFocus } from '../overlay/useTitleFocus.ts';
import { JoinForm } from './JoinForm.tsx';
import { JoinHeading } from './JoinHeading.tsx';
import type { OverlayData } from './join-data.ts';
import * as styles from '../form/Form.css.ts';
import { JoinConfirmation } from './JoinConfirmation.tsx';
import { isFamilyRequest, isForFamily } from './family-request.ts';
import { getClosedGroups } from './study-site-groups.ts';

type Props = {
  loaded: OverlayData;
  siteId: string;
  cohort: string | undefined;
  isOpen: boolean;
  onClose: () => void;
};

/** The form in a dialog, then its confirmation. */
export function JoinOverlay({ loaded, siteId, cohort, isOpen, onClose }: Props) {
  const locale = useLocale();
  const [reference, setReference] = useState<string | null>(null);
  useCloseOnBack(isOpen, onClose);
  const dialogRef = useTitleFocus(reference);
  const formRef = useRef<HTMLDivElement>(null);
  const { messages, form, sent } = loaded;
  const studySite = form.studySites.find(({ id }) => id === siteId);
  if (!studySite)
    throw new Error(`The form's data do not have the study site '${siteId}' that the list has.`);

  // Screen readers first read the content before the form: a condolence, or a notice of a closed group.
  const isReadFirst = isForFamily(studySite) || getClosedGroups(studySite, cohort ?? null).length > 0;

  return (
    <MessagesProvider locale={locale} messages={messages}>
      <Dialog
        ref={dialogRef}
        initialFocusRef={reference === null && !isReadFirst ? formRef : undefined}
        title={
          reference === null ? (
            <JoinHeading
              isForFamily={isFamilyRequest(studySite, cohort)}
              heading={form.heading}
              studySite={studySite}
            />
          ) : (
            sent.heading
          )
        }
        isOpen={isOpen}
        onOpenChange={onClose}
      >
        {/* Mounted again when it opens; the draft keeps what was typed. */}
        {!isOpen ? null : reference === null ? (
          <div ref={formRef} className={styles.form}>
            {form.demonstrationNotice && <Notice tone="info">{form.demonstrationNotice}</Notice>}
            <JoinForm
              studySite={studySite}
              data={form}
              state={undefined}
              initialCohort={cohort ?? null}
              headingLevel={3}
              onSent={setReference}
            />
          </div>
        ) : (
          <JoinConfirmation reference={reference} data={sent} />
        )}
      </Dialog>
    </MessagesProvider>
  );
}
