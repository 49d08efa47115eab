import { createContext, type ReactNode, use } from 'react';
import { LocaleProvider, type LocaleProviderProps } from '../src/components/locale-provider/index.ts';
import { arabicMessages } from './arabic.ts';

/** The messages of stories in Arabic. A test leaves them out, to see English as the fallback. */
export const ArabicMessages = createContext<LocaleProviderProps['messages']>(arabicMessages);

/** A part of a page in Arabic, as a page would have it: language and direction on the element, and on the provider. */
export const InArabic = ({ children }: { children: ReactNode }) => (
  <div lang="ar" dir="rtl">
    <LocaleProvider locale="ar-EG" messages={use(ArabicMessages)}>
      {children}
    </LocaleProvider>
  </div>
);
