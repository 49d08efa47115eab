import { Dialog } from '@longcovid/ui/dialog';
import { useIntl } from 'react-intl';

import { HelpWays } from '../../shell/HelpWays.tsx';
import { useLocale } from '../../words/useLocale.ts';

/** The frame of the contact overlay: how to reach a person by phone and e-mail. The form takes its place here later. */
export function ContactOverlay({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const intl = useIntl();
  return (
    <Dialog
      kind="reading"
      locale={useLocale()}
      title={intl.formatMessage({ id: 'shell.footer.help' })}
      isOpen={isOpen}
      onOpenChange={onClose}
    >
      <HelpWays />
    </Dialog>
  );
}
