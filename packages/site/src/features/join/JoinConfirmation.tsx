import type { JoinSentData } from '../../pages/join-sent/loader.ts';
import type { PageWords } from '../../shell/PageFrame.tsx';
import { Receipt } from '../form/Confirmation.tsx';

/** The confirmation of a request to join. */
export function Sent({ reference, data }: { reference: string; data: PageWords & JoinSentData }) {
  return <Receipt reference={reference} data={data} message="join.sent.reference" />;
}
