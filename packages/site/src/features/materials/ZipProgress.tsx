import { Button } from '@longcovid/ui/button';
import { ProgressBar } from '@longcovid/ui/progress-bar';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';

export { zipPdfs } from './zip-pdfs.ts';

type Props = {
  done: number;
  total: number;
  onCancel: () => void;
  /** Receives focus when the focused cancel button disappears. */
  returnFocus: RefObject<HTMLElement | null>;
};

/** Progress of a zip, with a cancel button. In the chunk of the zip code. */
export function ZipProgress({ done, total, onCancel, returnFocus }: Props) {
  const intl = useIntl();
  const cancel = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const [button, opener] = [cancel.current, returnFocus.current];
    return () => {
      if (document.activeElement === button) opener?.focus();
    };
  }, [returnFocus]);
  return (
    <>
      <ProgressBar
        label={intl.formatMessage({ id: 'materials.zip.progress' })}
        value={done}
        max={total}
        valueText={intl.formatMessage({ id: 'materials.zip.done' }, { done, total })}
        announce="milestones"
      />
      <Button ref={cancel} onClick={onCancel}>
        {intl.formatMessage({ id: 'materials.zip.cancel' })}
      </Button>
    </>
  );
}
