import { Link } from '@longcovid/ui/link';

export const meta = () => [{ title: 'Visitas' }];

export default function Home() {
  return (
    <main>
      <h1>Visitas</h1>
      <Link href="/es/visit">Primera visita</Link>
    </main>
  );
}
