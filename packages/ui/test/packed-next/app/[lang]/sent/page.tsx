import { Container } from '@longcovid/ui/container';
import { type Params, readLocale } from '../read-locale';
import { texts } from '../visit/check-visit';

export default async function Page({ params }: Params) {
  const { sent } = texts[await readLocale(params)];
  return (
    <Container width="reading">
      <main>
        <h1>{sent}</h1>
      </main>
    </Container>
  );
}
