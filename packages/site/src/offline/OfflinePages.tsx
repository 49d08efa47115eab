import { Button } from '@longcovid/ui/button';
import { Link } from '@longcovid/ui/link';
import type { ReactNode } from 'react';

import { useLocale } from '../i18n/useLocale.ts';
import { PageFrame } from '../shell/PageFrame.tsx';
import { prose } from '../shell/Prose.css.ts';
import { useShell } from '../shell/shell-data.ts';
import { SPACE } from '../shell/space.ts';
import { KEPT_PAGES, LIST_MARK } from './built.ts';

type Props = {
  /** A message of the area `offline`. */
  message: (id: string) => string;
};

/** A part for one state of the device. The worker shows the one that applies. */
const Part = ({ state, children }: { state: 'none' | 'kept' | 'off'; children: ReactNode }) => (
  <div data-state={state} hidden={state !== 'none'}>
    {children}
  </div>
);

const KeptList = ({ message }: Props) => (
  <>
    <h2>{message('list')}</h2>
    <ul>
      <li>{LIST_MARK}</li>
    </ul>
  </>
);

/** In place of a page that is not kept: whom one can call, and what one can read. Server only. */
export function NoConnection({ message }: Props) {
  const { phone, hours, relay } = useShell().programme;
  const keptPages = KEPT_PAGES[useLocale()];
  return (
    <PageFrame heading={message('lost.heading')} lead={message('lost.lead')} body={[]}>
      <div className={prose}>
        <p>
          {message('lost.call') + SPACE}
          <Link href={phone.href}>{phone.display}</Link>
          <br />
          {hours}
        </p>
        <p>{relay}</p>
        <p>
          {/* The address of the page that was asked for. */}
          <Link href="" variant="secondary">
            {message('retry')}
          </Link>
        </p>
        <Part state="kept">
          <KeptList message={message} />
          <p>
            <Link href={keptPages}>{message('lost.more')}</Link>
          </p>
        </Part>
      </div>
    </PageFrame>
  );
}

/** What is kept on this device, and its removal by one press, which the worker answers. Server only. */
export function KeptPages({ message }: Props) {
  const action = KEPT_PAGES[useLocale()];
  return (
    <PageFrame heading={message('kept.heading')} lead={message('kept.lead')} body={[]}>
      <div className={prose}>
        <Part state="none">
          <p>{message('kept.none')}</p>
        </Part>
        <Part state="kept">
          <form method="post" action={`${action}?keep=no`}>
            <Button type="submit">{message('kept.remove')}</Button>
          </form>
          <KeptList message={message} />
        </Part>
        <Part state="off">
          <p>{message('kept.off')}</p>
          <form method="post" action={`${action}?keep=yes`}>
            <Button type="submit">{message('kept.again')}</Button>
          </form>
        </Part>
      </div>
    </PageFrame>
  );
}
