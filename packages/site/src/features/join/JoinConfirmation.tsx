import type { ConfirmationData } from '../form/Confirmation.tsx';
import type { PageContent } from '../../shell/page-content.ts';
import { Confirmation } from '../form/Confirmation.tsx';
import { SentRequest } from './SentRequest.tsx';

/** The confirmation of a request to join. */
export function JoinConfirmation({
  reference,
  data,
}: {
  reference: string;
  data: PageContent & ConfirmationData;
}) {
  return (
    <Confirmation reference={reference} data={data} message="join.sent.reference">
      <SentRequest reference={reference} />
    </Confirmation>
  );
}
