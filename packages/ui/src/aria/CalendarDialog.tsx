'use client';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../components/dialog/index.ts';
import { useLocale } from '../i18n/locale-context.ts';
import { Calendar, type CalendarProps } from './Calendar.tsx';

export type CalendarDialogProps = Pick<
  CalendarProps,
  'label' | 'value' | 'min' | 'max' | 'getUnavailableReason' | 'messages' | 'onValueChange'
> & {
  title: string;
  isOpen: boolean;
  onClose: () => void;
};

/** A Calendar in a modal dialog: what a DatePicker fetches when its button is pressed. */
export default function CalendarDialog({ title, isOpen, onClose, ...calendar }: CalendarDialogProps) {
  const { language, direction } = useLocale();
  const focusRef = useRef<HTMLElement>(null);
  // At `body`, since the dialog has a form of its own, and a DatePicker stands in one.
  return createPortal(
    <div lang={language} dir={direction}>
      <Dialog
        title={title}
        isOpen={isOpen}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        initialFocusRef={focusRef}
      >
        {/* Each opening begins at the date of the field. */}
        {isOpen && <Calendar {...calendar} focusRef={focusRef} />}
      </Dialog>
    </div>,
    document.body,
  );
}
