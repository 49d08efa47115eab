import { PdfOverlay } from '@longcovid/ui/pdf-overlay';

import { trustedScript } from '../../third-party/trusted-types.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import '../overlay/admit-offline-status.ts';
import { useCloseOnBack } from '../overlay/useCloseOnBack.ts';
import workerAddress from './pdf-worker.ts?worker&url';

type Props = {
  title: string;
  href: string;
  /** The page with the same text. */
  webHref: string;
  isOpen: boolean;
  onClose: () => void;
};

/** A PDF viewer in a dialog. Loaded on demand. */
export function PdfView({ isOpen, onClose, ...pdf }: Props) {
  const locale = useLocale();
  useCloseOnBack(isOpen, onClose);
  return (
    <PdfOverlay
      {...pdf}
      language={locale}
      createWorker={createWorker}
      isOpen={isOpen}
      onOpenChange={onClose}
    />
  );
}

const createWorker = () => new Worker(trustedScript(workerAddress));
