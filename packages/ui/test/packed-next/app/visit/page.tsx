import { SendVisit } from './SendVisit';
import { texts } from './check-visit';

export default function Page() {
  return (
    <main>
      <h1>{texts['es-US'].title}</h1>
      <SendVisit />
    </main>
  );
}
