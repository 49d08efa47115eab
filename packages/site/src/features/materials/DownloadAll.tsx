import { Button } from '@longcovid/ui/button';
import { Notice } from '@longcovid/ui/notice';
import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { row } from '../documents/ThumbnailRow.css.ts';
import { fileSize } from '../documents/file-size.ts';
import type { ListedPdf } from '../documents/find-pdf.ts';
import * as styles from './Materials.css.ts';
import { useDownloadAll } from './useDownloadAll.ts';

const TONES = { saved: 'success', canceled: 'info', failed: 'danger' } as const;

type Props = {
  pdfs: readonly ListedPdf[];
  /** The heading of the list, beside the button. */
  children: ReactNode;
};

/**
 * Downloads all PDFs of the list as a zip. Needs script, which replays an earlier press; each card has its own link.
 */
export function DownloadAll({ pdfs, children }: Props) {
  const intl = useIntl();
  const { download, start, cancel } = useDownloadAll();
  const button = useRef<HTMLButtonElement>(null);
  const t = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `materials.zip.${id}` }, values);
  const bytes = pdfs.reduce((sum, pdf) => sum + pdf.bytes, 0);
  const name = t('file');
  const { kind } = download;
  const outcome = kind === 'saved' || kind === 'canceled' || kind === 'failed' ? kind : undefined;

  return (
    <>
      <div className={row}>
        {children}
        {pdfs.length > 0 && (
          <div data-script-only className={styles.downloadAll}>
            <Button
              ref={button}
              isPending={kind === 'loading' || kind === 'working'}
              pendingLabel={t('working')}
              onClick={() =>
                void start(
                  pdfs.map(({ href }) => href),
                  name,
                )
              }
            >
              {t('download', { count: pdfs.length, size: fileSize(intl, bytes) })}
            </Button>
          </div>
        )}
      </div>
      {kind === 'working' && (
        <div className={row}>
          <download.ZipProgress {...download} onCancel={cancel} returnFocus={button} />
        </div>
      )}
      <Notice tone={outcome ? TONES[outcome] : 'info'} live="polite">
        {outcome && t(outcome, { name, count: kind === 'saved' ? download.total : 0 })}
      </Notice>
    </>
  );
}
